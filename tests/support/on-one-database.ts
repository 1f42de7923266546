/**
 * Files and folders of tests on workerd that the gate runs on one database, because with cells they would take longer:
 * mostly those that walk all calls. They are right in both modes: `npm run test:deep` runs them in sixteen cells and in
 * one before a release.
 */
export const ON_ONE_DATABASE: readonly string[] = [
  "tests/workers/attacks/",
  "tests/workers/fuzz/",
  "tests/workers/gateway/",
  "tests/workers/numbers/leads-home.test.ts",
  "tests/workers/jobs/cells-to-wake.test.ts",
  "tests/workers/ledger/order-matrix.test.ts",
  "tests/workers/ledger/watch-rules.test.ts",
  "tests/workers/partner/scopes.test.ts",
];
