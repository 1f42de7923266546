import type { Run } from "./runner";
import type { Target } from "./worker-files";

/**
 * Why the files of this folder may not be deployed: a release has to be found again by its commit, and production runs
 * only what is on the main branch.
 */
export async function repositoryIssues(target: Target, run: Run): Promise<string[]> {
  const { code, stdout, output } = await run(["git", "status", "--porcelain"]);
  if (code !== 0) return [`git does not know this folder: ${output.trim()}`];
  const issues = stdout.trim() === "" ? [] : ["the working tree has changes that are not committed"];
  if (target === "production" && !(await isOnMain(run))) issues.push("the commit is not on the main branch");
  return issues;
}

/** As the others see the branch; in a clone without a remote, as it is here. */
async function isOnMain(run: Run): Promise<boolean> {
  const { code } = await run(["git", "rev-parse", "--verify", "--quiet", "origin/main"]);
  const main = code === 0 ? "origin/main" : "main";
  return (await run(["git", "merge-base", "--is-ancestor", "HEAD", main])).code === 0;
}
