import { isInvented } from "../../app/lib/invented-facts";
import { configurationIssues as backendIssues } from "../../backend/src/assert-configuration";
import type { BackendEnv } from "../../backend/src/env";
import {
  OPTIONAL_SECRETS,
  REQUIRED_SECRETS as REQUIRED_OF_BACKEND,
} from "../../backend/src/required-settings";
import {
  REQUIRED_SECRETS as REQUIRED_OF_SITE,
  configurationIssues as siteIssues,
} from "../../gateway/assert-configuration";
import type { SiteEnv } from "../../gateway/env";
import {
  originOf,
  type Target,
  WORKER_FILES,
  WORKER_KINDS,
  type WorkerFile,
  type WorkerKind,
} from "./worker-files";

/** Names of the secrets of each Worker; null when the account was not asked. */
export type SecretNames = Readonly<Record<WorkerKind, readonly string[] | null>>;

export interface Configuration {
  readonly target: Target;
  readonly files: Readonly<Record<WorkerKind, WorkerFile>>;
  readonly secrets: SecretNames;
  /** What the pages say about the operator and is made up still (app/lib/invented-facts.ts). */
  readonly inventedFacts: readonly string[];
  /** What the pages call the site's address (app/lib/site-config.ts). */
  readonly origin: string;
}

/** Secrets that each Worker may have. Everything else is a variable, so that it can be checked before it is deployed. */
const REQUIRED: Record<WorkerKind, readonly string[]> = {
  backend: REQUIRED_OF_BACKEND,
  site: REQUIRED_OF_SITE,
};
const KNOWN: Record<WorkerKind, readonly string[]> = {
  backend: [...REQUIRED_OF_BACKEND, ...OPTIONAL_SECRETS],
  site: REQUIRED_OF_SITE,
};

/** Stands for the text of a secret, which cannot be read back: as long as the one whose length is known. */
const UNREAD = "0".repeat(32);
const PLACEHOLDER_ID = /^0{8}-/;

/**
 * Everything that would make a Worker refuse its requests, or serve what is not the operator's, by the rules of the
 * Workers themselves. Without the account's secrets it names only what no secret could mend.
 */
export function configurationIssues(configuration: Configuration): string[] {
  return [
    ...WORKER_KINDS.flatMap((kind) => workerIssues(kind, configuration).map((issue) => `${kind}: ${issue}`)),
    ...storeIssues(configuration),
    ...addressIssues(configuration),
    ...commonIssues(configuration),
  ];
}

function workerIssues(kind: WorkerKind, configuration: Configuration): string[] {
  const { files, target, secrets, inventedFacts } = configuration;
  const { vars } = files[kind].env[target];
  const issuesWith = (names: readonly string[]): string[] => {
    const env: unknown = { ...Object.fromEntries(names.map((name) => [name, UNREAD])), ...vars };
    return kind === "site" ? siteIssues(env as SiteEnv, inventedFacts) : backendIssues(env as BackendEnv);
  };
  const misplaced = KNOWN[kind]
    .filter((name) => name in vars)
    .map((name) => `${name} is a secret and must not be in ${WORKER_FILES[kind]}`);
  const names = secrets[kind];
  if (names === null) {
    const withAll = issuesWith(KNOWN[kind]);
    return [...misplaced, ...issuesWith(REQUIRED[kind]).filter((issue) => withAll.includes(issue))];
  }
  const unknown = names
    .filter((name) => !KNOWN[kind].includes(name))
    .map((name) => `${name} is set as a secret, but the ${kind} takes it as a variable or not at all`);
  return [...misplaced, ...unknown, ...issuesWith(names)];
}

const storeIssues = ({ files, target }: Configuration): string[] =>
  files.backend.env[target].d1_databases
    .filter(({ database_id }) => PLACEHOLDER_ID.test(database_id))
    .map(
      ({ database_name }) =>
        `database_id of [[env.${target}.d1_databases]] in ${WORKER_FILES.backend} is a placeholder (npx wrangler d1 create ${database_name})`,
    );

function addressIssues({ files, target, origin }: Configuration): string[] {
  const own = originOf(files.site.env[target]);
  if (own === null) return [`[env.${target}] in ${WORKER_FILES.site} has no custom domain in its routes`];
  if (isInvented(own))
    return [`the custom domain of [env.${target}] in ${WORKER_FILES.site} is invented: ${own}`];
  const { PUBLIC_ORIGIN = own } = files.backend.env[target].vars;
  const issues: string[] = [];
  if (PUBLIC_ORIGIN !== own) issues.push(`PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}, but the site is at ${own}`);
  if (target === "production" && !isInvented(origin) && origin !== own) {
    issues.push(`app/lib/site-config.ts says ${origin}, but the site is at ${own}`);
  }
  return issues;
}

/** Settings that both Workers have to agree on. */
const commonIssues = ({ files, target }: Configuration): string[] =>
  ["CAPTCHA_PROVIDER", "VIDEO_GATEWAY_URL"]
    .filter((name) => files.site.env[target].vars[name] !== files.backend.env[target].vars[name])
    .map((name) => `${name} is not the same in both Workers`);

/**
 * The command that sets secrets of a Worker, several at once, also before the Worker exists. Their file lies outside of
 * the project, so that it is never committed.
 */
export const secretsCommand = (kind: WorkerKind, target: Target): string =>
  `npx wrangler secret bulk ../secrets-${kind}.env -c ${WORKER_FILES[kind]} --env ${target}`;

/** What a report without an account says about secrets. */
export const secretsNeeded = (target: Target): string[] =>
  WORKER_KINDS.map((kind) => `${kind}: ${REQUIRED[kind].join(", ")}  (${secretsCommand(kind, target)})`);
