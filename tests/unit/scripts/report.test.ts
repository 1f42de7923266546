import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { judge, readPlaywright, readVitest, readVitestAgain } from "../../../scripts/lib/report";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "report-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, report: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return path;
}

/** A report of files by name, with the outcome of each of their tests by title. */
function vitestReport(name: string, files: Record<string, Record<string, "passed" | "failed">>): string {
  const testResults = Object.entries(files).map(([file, tests]) => ({
    name: `/project/tests/${file}`,
    status: Object.values(tests).includes("failed") ? "failed" : "passed",
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({
      fullName,
      status,
      failureMessages: status === "failed" ? [`${fullName} went wrong\n  at a line`] : [],
    })),
  }));
  const all = Object.values(files).flatMap((tests) => Object.values(tests));
  const numFailedTests = all.filter((status) => status === "failed").length;
  return write(name, {
    numPassedTests: all.length - numFailedTests,
    numFailedTests,
    success: numFailedTests === 0,
    testResults,
  });
}

test("a report names what failed, and a missing one is a failure", () => {
  const path = vitestReport("run.json", { "a.test.ts": { one: "passed", two: "failed" } });
  const tally = readVitest(path);
  expect(tally).toMatchObject({ passed: 1, failed: 1, files: ["/project/tests/a.test.ts"] });
  expect(tally.failures?.[0]).toContain("tests/a.test.ts › two\n    two went wrong");
  expect(readVitest(join(folder, "none.json"))).toMatchObject({ passed: 0, failed: 1 });
});

test("a run that ends badly without a failed test has failed all the same", () => {
  const path = write("run.json", { numPassedTests: 3, numFailedTests: 0, success: false, testResults: [] });
  expect(readVitest(path)).toMatchObject({ passed: 3, failed: 1 });
});

test("a test that passes when its file runs again is flaky; one that fails again has failed", () => {
  const first = vitestReport("first.json", {
    "a.test.ts": { one: "passed", two: "failed", three: "failed" },
    "b.test.ts": { four: "passed" },
  });
  const again = vitestReport("again.json", {
    "a.test.ts": { one: "passed", two: "passed", three: "failed" },
  });
  const tally = readVitestAgain(first, again);
  expect(tally).toMatchObject({ passed: 2, failed: 1 });
  expect(tally.flaky).toHaveLength(1);
  expect(tally.flaky?.[0]).toContain("a.test.ts › two");
  expect(tally.failures?.[0]).toContain("a.test.ts › three");
});

test("without a second report the first one counts", () => {
  const first = vitestReport("first.json", { "a.test.ts": { one: "failed" } });
  expect(readVitestAgain(first, join(folder, "none.json"))).toMatchObject({ passed: 0, failed: 1 });
});

test("browser tests that needed a second try are named, and counted as neither", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: "a.spec.ts",
    tests: [{ status, results: [{ error: { message: "too late" } }, {}] }],
  });
  const path = write("playwright.json", {
    stats: { expected: 4, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec("lost", "unexpected")], suites: [{ specs: [spec("late", "flaky")] }] }],
  });
  const tally = readPlaywright(path);
  expect(tally).toMatchObject({ passed: 4, failed: 1 });
  expect(tally.flaky).toEqual(["a.spec.ts › late\n    too late"]);
  expect(tally.failures?.[0]).toContain("a.spec.ts › lost");
});

test("browser tests that could not be read fail the run, and so does a run without any", () => {
  const stats = { expected: 0, unexpected: 0 };
  const broken = write("broken.json", { stats, suites: [], errors: [{ message: "no such module" }] });
  expect(readPlaywright(broken)).toMatchObject({ passed: 0, failed: 1 });
  expect(readPlaywright(broken).failures?.[0]).toContain("no such module");
  expect(readPlaywright(write("none.json", { stats, suites: [] }))).toMatchObject({ passed: 0, failed: 1 });
});

test("two tests that passed only when tried again are tolerated, three fail the run", () => {
  const tally = { passed: 9, failed: 0, flaky: ["a", "b"] };
  expect(judge(tally)).toEqual(tally);
  const failed = judge({ ...tally, flaky: ["a", "b", "c"] });
  expect(failed).toMatchObject({ passed: 9, failed: 1 });
  expect(failed.failures?.[0]).toContain("3 tests");
});
