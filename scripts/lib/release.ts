import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ROOT, runSilently } from "./run";

/** How many characters of a commit a release has. */
const COMMIT_CHARS = 12;

/** What `schema/rules/release.ts` is to say for a commit: `1.0.0+0123456789ab`. */
export const releaseOf = (version: string, commit: string): string =>
  `${version}+${commit.slice(0, COMMIT_CHARS)}`;

/** The release that the files of this folder are, by `RELEASE_COMMIT` or, without it, by git. */
export async function readRelease(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  return releaseOf(version, process.env.RELEASE_COMMIT ?? (await currentCommit()));
}

/** `unknown` where there is no repository: from there nothing is deployed, but everything can be tried. */
async function currentCommit(): Promise<string> {
  const answer = await runSilently("git", ["rev-parse", "HEAD"]).catch(() => null);
  return answer?.code === 0 ? answer.output.trim() : "unknown";
}

/** Arguments that write a release into a Worker when wrangler bundles it. */
export const releaseArguments = (release: string): string[] => [
  "--define",
  `__RELEASE__:${JSON.stringify(release)}`,
];
