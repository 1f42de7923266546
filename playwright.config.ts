import { defineConfig, devices } from "@playwright/test";
import { FIRST_PORT, OWN_PORT, SITES } from "./scripts/lib/e2e-state";
import { CHROMIUM_FLAGS } from "./tests/support/chromium-flags";

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };

/** A page of a test lives for seconds. V8's last compiler costs it more than it gains: a twelfth of all processor time. */
const FLAGS = [...CHROMIUM_FLAGS, "--js-flags=--no-turbofan"];

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: FLAGS,
};

/** With camera and microphone. */
const CALLS = {
  files: /calls\.spec\.ts$/,
  launchOptions: {
    ...launchOptions,
    args: [
      ...FLAGS,
      "--use-fake-ui-for-media-stream",
      // Pictures that move, but do not keep the machine busy.
      "--use-fake-device-for-media-stream=fps=5",
      // Both browsers are on this machine, where nothing resolves the names that hide addresses.
      "--disable-features=WebRtcHideLocalIpsWithMdns",
      "--allow-loopback-in-peer-connection",
    ],
  },
};

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: `test-results/e2e-${FIRST_PORT}`,
  workers: SITES,
  fullyParallel: false,
  // The gate also runs on shared machines. `npm run test:strict` tries nothing again.
  retries: 1,
  forbidOnly: Boolean(process.env.CI_STRICT),
  // Ten times what the longest test without a limit of its own needs on a quiet machine.
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${OWN_PORT}`,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    // A press waits until its target stands still. Tests about motion ask for it.
    reducedMotion: "reduce",
    // Recording takes a third of a test's time: only what has failed is recorded, when it is tried again.
    trace: "on-first-retry",
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions,
  },
  // What wants a browser of its own comes first: at the end it would run alone.
  projects: [
    { name: "calls", testMatch: CALLS.files, use: { ...desktop, launchOptions: CALLS.launchOptions } },
    { name: "chromium", testIgnore: CALLS.files, use: desktop },
  ],
  webServer: {
    // Without tsx around it, which kills what does not answer a signal at once, and leaves its Workers behind.
    command: "node --import tsx scripts/serve-e2e.ts",
    wait: { stdout: /browser tests can begin/ },
    timeout: 400_000,
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
