import { z } from "zod";
import type { Commands } from "./commands";
import type { SecretNames } from "./configuration";
import { type Command, type Finished, type Run, written } from "./runner";
import { bindingsOf, type WorkerEnvironment, type WorkerKind } from "./worker-files";

const secretList = z.array(z.object({ name: z.string() }));
const deployment = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});
const version = z.object({ resources: z.object({ bindings: z.array(z.object({ name: z.string() })) }) });

/** What wrangler says of a Worker that the account does not have. */
const NO_WORKER = /\[code: 10007\]|has no deployments|does not exist on your account/;

/** Names of the secrets that the account has for both Workers. A Worker that does not exist has none. */
export async function readSecrets(commands: Commands, run: Run): Promise<SecretNames> {
  const namesOf = async (kind: WorkerKind) => {
    const answer = await asked(commands.secrets(kind), run);
    return answer === null ? [] : secretList.parse(answer).map(({ name }) => name);
  };
  return { backend: await namesOf("backend"), site: await namesOf("site") };
}

/**
 * Id of the version that has the traffic; null when the Worker was never deployed. One that only holds secrets, which
 * `wrangler secret bulk` has made, binds nothing and counts as none.
 *
 * @throws Error while the traffic is divided, because it is not known which version to go back to
 */
export async function readDeployedVersion(
  kind: WorkerKind,
  settings: WorkerEnvironment,
  { commands, run }: { commands: Commands; run: Run },
): Promise<string | null> {
  const answer = await asked(commands.deployed(kind), run);
  if (answer === null) return null;
  const served = deployment.parse(answer).versions.filter(({ percentage }) => percentage > 0);
  const [only] = served;
  if (only === undefined) return null;
  if (served.length > 1) {
    const shares = served.map(({ version_id, percentage }) => `${version_id} at ${percentage}%`).join(", ");
    const end = written(commands.share(kind, [["VERSION", 100]]));
    throw new Error(`a deployment of the ${kind} is under way: ${shares}. End it first: ${end}`);
  }
  const { resources } = version.parse(await mustAnswer(commands.version(kind, only.version_id), run));
  const bound = new Set(resources.bindings.map(({ name }) => name));
  return bindingsOf(settings).some((name) => bound.has(name)) ? only.version_id : null;
}

/** Where the database can be taken back to; null when the account does not say. */
export async function readBookmark(commands: Commands, run: Run): Promise<string | null> {
  const finished = await run(commands.bookmark());
  const answer = z.object({ bookmark: z.string() }).safeParse(finished.code === 0 ? jsonOf(finished) : null);
  return answer.data?.bookmark ?? null;
}

/** The JSON that a command prints; null when there is no such Worker. */
async function asked(command: Command, run: Run): Promise<unknown> {
  const finished = await run(command);
  if (finished.code !== 0 && NO_WORKER.test(finished.output)) return null;
  if (finished.code !== 0) throw new Error(`${written(command)} failed:\n${finished.output}`);
  return jsonOf(finished);
}

async function mustAnswer(command: Command, run: Run): Promise<unknown> {
  const answer = await asked(command, run);
  if (answer === null) throw new Error(`${written(command)} found nothing`);
  return answer;
}

/** Wrangler may say something before the JSON. */
const jsonOf = ({ stdout }: Finished): unknown =>
  JSON.parse(stdout.slice(Math.max(0, stdout.search(/[[{]/))));
