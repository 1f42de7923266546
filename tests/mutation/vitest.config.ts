import { defineConfig } from "vitest/config";

/**
 * The tests that kill mutants: those that run in Node in milliseconds, the ledger's SQL on Node's own SQLite. Left out
 * are rules whose proof needs workerd (article HTML, the job that watches the ledger) and the list of public pages.
 */
export default defineConfig({
  define: { __SANDBOX__: "true" },
  resolve: { alias: { "~": `${import.meta.dirname}/../../app` } },
  test: {
    include: [
      "tests/unit/{ledger,payment,placement,pricing,rules}/**/*.test.ts",
      "tests/unit/{log-line,order-lifecycle,refund-lifecycle,tables}.test.ts",
      "tests/unit/map/map-view.test.ts",
      "tests/unit/recharge/amount.test.ts",
      "tests/unit/refunds/calculator.test.ts",
      "tests/unit/app/{order-list-address,session}.test.ts",
    ],
    setupFiles: ["tests/support/console-is-error.ts"],
    env: { TZ: "UTC" },
  },
});
