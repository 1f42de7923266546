import type { Commands, Shares } from "./commands";
import { type Command, type Finished, type Run, written } from "./runner";
import { type SmokeTest, smokeTest, type World } from "./smoke";
import type { Target, WorkerFile, WorkerKind } from "./worker-files";

/** What one deployment goes by. */
export interface Deployment {
  readonly target: Target;
  readonly release: string;
  readonly origin: string;
  readonly files: Readonly<Record<WorkerKind, WorkerFile>>;
  readonly commands: Commands;
  readonly run: Run;
  readonly world: World;
  /** Says a line to the operator. */
  readonly say: (line: string) => void;
}

/** A command that failed, with its words. */
export class FailedCommand extends Error {
  constructor(
    command: Command,
    readonly finished: Finished,
  ) {
    super(`${written(command)} failed:\n${finished.output.trim()}`);
  }
}

/** Says a command, runs it, and throws {@link FailedCommand} when it fails. */
export async function must({ run, say }: Deployment, command: Command): Promise<Finished> {
  say(`$ ${written(command)}`);
  const finished = await run(command);
  if (finished.code !== 0) throw new FailedCommand(command, finished);
  return finished;
}

/** Id of the version that a command makes. */
export async function mustMakeVersion(deployment: Deployment, command: Command): Promise<string> {
  const { versionId } = await must(deployment, command);
  if (versionId === null) throw new Error(`${written(command)} did not say which version it made`);
  return versionId;
}

export const share = (deployment: Deployment, kind: WorkerKind, shares: Shares): Promise<Finished> =>
  must(deployment, deployment.commands.share(kind, shares));

/** Tests the site of a deployment and says so. */
export async function smoke(
  { origin, world, say }: Deployment,
  what: string,
  test: Omit<SmokeTest, "origin">,
): Promise<void> {
  await smokeTest({ origin, ...test }, world);
  say(`✓ ${what}`);
}
