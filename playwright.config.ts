import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS } from "./tests/support/chromium-flags";

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

const PORT = Number(process.env.E2E_PORT ?? 8788);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: `test-results/e2e-${PORT}`,
  workers: 1,
  fullyParallel: false,
  // A page may be slow on a busy machine; what fails three times is broken.
  retries: 2,
  forbidOnly: Boolean(process.env.CI_STRICT),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    trace: "retain-on-failure",
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [...CHROMIUM_FLAGS],
    },
  },
  projects: [{ name: "chromium", use: desktop }],
  webServer: {
    // Without tsx around it, which kills what does not answer a signal at once, and leaves its Workers behind.
    command: `node --import tsx scripts/serve-e2e.ts ${PORT}`,
    url: `http://127.0.0.1:${PORT}/healthz`,
    timeout: 400_000,
    reuseExistingServer: false,
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
