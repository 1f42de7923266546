import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** How many things passed and failed: tests by number, other checks as one each. */
export interface Tally {
  passed: number;
  failed: number;
  /** What failed, by name, and what passed only when tried again, which counts as neither: printed at the very end. */
  failures?: readonly string[];
  flaky?: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});
type VitestReport = z.infer<typeof vitestReport>;

const playwrightTest = z.object({
  status: z.string(),
  results: z.array(z.object({ error: z.object({ message: z.string().default("") }).optional() })),
});
interface PlaywrightSuite {
  suites?: PlaywrightSuite[] | undefined;
  specs?: { title: string; file: string; tests: z.infer<typeof playwrightTest>[] }[] | undefined;
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z
    .array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) }))
    .optional(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
  suites: z.array(playwrightSuite),
  /** Errors that kept test files from loading; the report does not contain the tests of these files. */
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
});

const UNREADABLE: Tally = { passed: 0, failed: 1, failures: ["the runner left no report"] };

/** Reads the JSON report of a runner; a missing or unreadable one counts as a failure, never as nothing. */
export function readVitest(path: string): Tally & { readonly files: readonly string[] } {
  const report = parse(path, vitestReport);
  if (!report) return { ...UNREADABLE, files: [] };
  const failures = failuresOf(report);
  const unnamed = failures.length === 0 && !report.success ? ["something outside the tests"] : [];
  return {
    passed: report.numPassedTests,
    failed: failures.length + unnamed.length,
    failures: [...failures, ...unnamed],
    files: report.testResults.filter((file) => file.status === "failed").map((file) => file.name),
  };
}

/**
 * The run as it stands after its failed files ran once more, alone: what passes then is flaky, as with Playwright's own
 * retries.
 *
 * @param first report of the whole run
 * @param again report of the files that failed in it
 */
export function readVitestAgain(first: string, again: string): Tally {
  const [whole, rerun] = [parse(first, vitestReport), parse(again, vitestReport)];
  if (!whole || !rerun) return readVitest(first);
  const left = failuresOf(rerun);
  const repeated = whole.testResults.filter((file) => file.status === "failed");
  const passedBefore = repeated.flatMap(testsOf).filter(({ status }) => status === "passed").length;
  const still = rerun.success ? [] : left.length > 0 ? left : ["something outside the tests"];
  const flaky = failuresOf(whole).filter((name) => !left.some((other) => titleOf(other) === titleOf(name)));
  const flakyTests =
    repeated.flatMap(testsOf).filter(({ status }) => status === "failed").length - left.length;
  return {
    passed: whole.numPassedTests - passedBefore + rerun.numPassedTests - Math.max(0, flakyTests),
    failed: still.length,
    failures: still,
    flaky,
  };
}

const testsOf = (file: VitestReport["testResults"][number]) => file.assertionResults;
const titleOf = (failure: string) => failure.split("\n", 1)[0];
/** The beginning of a message, indented below the name of what failed. */
export const firstLines = (text: string): string => text.split("\n").slice(0, 6).join("\n    ");
const shortName = (path: string) => path.slice(Math.max(0, path.lastIndexOf("/tests/") + 1));

function failuresOf(report: VitestReport): string[] {
  return report.testResults
    .filter((file) => file.status === "failed")
    .flatMap((file) => {
      const failed = testsOf(file).filter(({ status }) => status === "failed");
      if (failed.length === 0) return [`${shortName(file.name)}\n    ${firstLines(file.message)}`];
      return failed.map(
        ({ fullName, failureMessages }) =>
          `${shortName(file.name)} › ${fullName}\n    ${firstLines(failureMessages.join("\n"))}`,
      );
    });
}

/** A test that passed only when tried again is named as flaky. */
export function readPlaywright(path: string): Tally {
  const report = parse(path, playwrightReport);
  if (!report) return UNREADABLE;
  const { expected, unexpected } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const named = (status: string) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ title, file, tests }) => {
        const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
        return `${file} › ${title}\n    ${firstLines(message ?? "")}`;
      });
  const unread = (report.errors ?? []).map(
    ({ message }) => `a file of tests\n    ${firstLines(message ?? "")}`,
  );
  if (specs.length === 0 && unread.length === 0) return { ...UNREADABLE, failures: ["no browser test ran"] };
  return {
    passed: expected,
    failed: unexpected + unread.length,
    failures: [...named("unexpected"), ...unread],
    flaky: named("flaky"),
  };
}

const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

function parse<T>(path: string, shape: z.ZodType<T>): T | null {
  if (!existsSync(path)) return null;
  const result = shape.safeParse(JSON.parse(readFileSync(path, "utf8")));
  return result.success ? result.data : null;
}

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...(a.failures ?? []), ...(b.failures ?? [])],
  flaky: [...(a.flaky ?? []), ...(b.flaky ?? [])],
});

/** So many tests that passed only when tried again are a failure: a busy machine explains one or two. */
const TOO_MANY_FLAKY = 3;

/** The tally, with one more failure when too many of its tests are flaky. */
export function judge(tally: Tally): Tally {
  const flaky = tally.flaky?.length ?? 0;
  if (flaky < TOO_MANY_FLAKY) return tally;
  return add(tally, {
    passed: 0,
    failed: 1,
    failures: [`${flaky} tests passed only when tried again; fewer than ${TOO_MANY_FLAKY} are tolerated`],
  });
}
