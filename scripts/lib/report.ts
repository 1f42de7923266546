import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** How many things passed and failed: tests by number, other checks as one each. */
export interface Tally {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number().default(0),
  success: z.boolean(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Reads the JSON report of a runner; a missing or unreadable one counts as a failure, never as nothing. */
export function readVitest(path: string): Tally {
  const report = parse(path, vitestReport);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests || (report.success ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

/** A test that passed when tried again counts as passed: the runner's own list names it as flaky. */
export function readPlaywright(path: string): Tally {
  const report = parse(path, playwrightReport);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

function parse<T>(path: string, shape: z.ZodType<T>): T | null {
  if (!existsSync(path)) return null;
  const result = shape.safeParse(JSON.parse(readFileSync(path, "utf8")));
  return result.success ? result.data : null;
}

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});
