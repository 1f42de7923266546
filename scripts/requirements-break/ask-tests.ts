import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, runSilently } from "../lib/run";
import { claimedIds, testTitles } from "../lib/test-titles";

/** What the tests of an id have said. */
export type Verdict = "green" | "red" | "none";

/** Which tests are asked, in this order; a browser is asked only for ids that have no other test. */
const PROJECTS = ["unit", "components", "workers"] as const;

const titles = testTitles();
const claims = claimedIds(titles);
/** Each call of the contract has a test of its own there, titled by its id. */
const perCall = titles.filter(({ title }) => title.startsWith("[$id]")).map(({ file }) => file);

/** Files whose titles carry an id. */
function testFilesOf(id: string): readonly string[] {
  const files = [...(claims.get(id) ?? [])];
  return id.startsWith("API-") ? [...new Set([...files, ...perCall])] : files;
}

/** Whether an id is shown in a browser alone. */
export const isBrowserOnly = (id: string): boolean => {
  const files = testFilesOf(id);
  return files.length > 0 && files.every((file) => file.startsWith("tests/e2e/"));
};

/** Runs the tests that carry an id, and nothing else, until one fails. */
export async function askTests(id: string): Promise<Verdict> {
  if (isBrowserOnly(id)) return askBrowser(id);
  let verdict: Verdict = "none";
  for (const project of PROJECTS) {
    const files = testFilesOf(id).filter((file) => projectOf(file) === project);
    if (files.length === 0) continue;
    const said = await askVitest(project, files, id);
    if (said === "red") return said;
    if (said === "green") verdict = said;
  }
  return verdict;
}

/** Projects that have the name of their folder; `unit` has several folders. */
const FOLDERS = ["e2e", "workers", "components"] as const;

const projectOf = (file: string) => FOLDERS.find((name) => file.startsWith(`tests/${name}/`)) ?? "unit";

async function askVitest(project: string, files: readonly string[], id: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), "requirements-break-"));
  const report = join(folder, "report.json");
  const only = ["-t", `\\[${id}\\]`, "--bail", "1", "--reporter=json", "--outputFile", report];
  try {
    await runSilently("vitest", ["run", "--project", project, ...files, ...only]);
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, "utf8"));
    // A file that cannot even be loaded any more has noticed as well.
    if (numFailedTests + numFailedTestSuites > 0) return "red";
    return numPassedTests > 0 ? "green" : "none";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The site is built again for it, so that it shows what was broken. */
async function askBrowser(id: string): Promise<Verdict> {
  const { code, output } = await runSilently("tsx", [`${ROOT}scripts/e2e.ts`, "-g", `\\[${id}\\]`]);
  if (/No tests found/.test(output)) return "none";
  return code === 0 ? "green" : "red";
}
