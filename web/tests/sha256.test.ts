import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hex, sha256, unhex } from "../src/line/sha256";

const digest = (text: string) => hex(sha256(new TextEncoder().encode(text)));

describe("sha256", () => {
  // FIPS 180-4 and the NIST examples.
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("of a known text", (text, expected) => expect(digest(text)).toBe(expected));

  it("is that of another hand at every length around the blocks", () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = randomBytes(length);
      expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  it("hexadecimal goes there and back", () => {
    const bytes = Uint8Array.from([0, 1, 15, 16, 255]);
    expect(hex(bytes)).toBe("00010f10ff");
    expect(unhex("00010f10ff")).toEqual(bytes);
  });
});
