import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

// No test asserts on time: a busy machine may take as long as it needs.
const test = { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 300_000 };

// Apart from vite.config.ts: whoever only plays builds the page without the test tools.
export default mergeConfig(page, defineConfig({ test }));
