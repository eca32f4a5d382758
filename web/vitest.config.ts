import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

// Apart from vite.config.ts: whoever only plays builds the page without the test tools.
export default mergeConfig(page, defineConfig({ test: { include: ["tests/**/*.test.ts"], environment: "node" } }));
