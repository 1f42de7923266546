import { releaseArguments } from "../lib/release";
import type { Command } from "./runner";
import { type Target, WORKER_FILES, type WorkerKind } from "./worker-files";

/** How much of the traffic each version of a Worker gets, %; the new version first. */
export type Shares = readonly (readonly [versionId: string, percent: number])[];

/** Every command of a deployment, for one environment and one release. */
export function commandsFor(target: Target, release: string) {
  const of = (kind: WorkerKind, ...args: string[]): Command => [
    "wrangler",
    ...args,
    ...["-c", WORKER_FILES[kind], "--env", target],
  ];
  return {
    secrets: (kind: WorkerKind) => of(kind, "secret", "list"),
    /** Which versions have the traffic now. */
    deployed: (kind: WorkerKind) => of(kind, "deployments", "status", "--json"),
    version: (kind: WorkerKind, versionId: string) => of(kind, "versions", "view", versionId, "--json"),
    /** Where the database stands now, for `restore`. */
    bookmark: () => of("backend", "d1", "time-travel", "info", "DB", "--json"),
    restore: (bookmark: string) =>
      of("backend", "d1", "time-travel", "restore", "DB", "--bookmark", bookmark),
    migrate: () => of("backend", "d1", "migrations", "apply", "DB", "--remote"),
    /** Areas, categories, prices and articles. Leaves alone what is there. */
    seed: (): Command => ["tsx", "scripts/db-seed.ts", "--remote", "--env", target],
    build: (kind: WorkerKind, folder: string) =>
      of(kind, "deploy", "--dry-run", "--outdir", folder, ...releaseArguments(release)),
    /** All traffic at once, with routes and cron. `file` is another configuration than the Worker's own. */
    deploy: (kind: WorkerKind, file = WORKER_FILES[kind]): Command => [
      "wrangler",
      "deploy",
      ...releaseArguments(release),
      ...["--message", release, "-c", file, "--env", target],
    ],
    /** A version that gets no traffic yet. */
    upload: (kind: WorkerKind) =>
      of(kind, "versions", "upload", ...releaseArguments(release), "--message", release),
    share: (kind: WorkerKind, shares: Shares, message = release) =>
      of(
        kind,
        ...["versions", "deploy", ...shares.map(([versionId, percent]) => `${versionId}@${percent}%`)],
        ...["--yes", "--message", message],
      ),
    /** Routes and cron, which belong to no version. */
    triggers: (kind: WorkerKind) => of(kind, "triggers", "deploy"),
  };
}
export type Commands = ReturnType<typeof commandsFor>;
