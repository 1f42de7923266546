import { defineConfig } from "vitest/config";

/** Apart from the other tests: it needs a browser that not every machine has (`npm run e2e:firefox`). */
export default defineConfig({
  test: { include: ["tests/firefox/*.test.ts"], testTimeout: 120_000, hookTimeout: 60_000 },
});
