import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import { ROOT } from "../lib/run";

export const TARGETS = ["staging", "production"] as const;
/** Where a deployment goes: an environment of both wrangler.toml. */
export type Target = (typeof TARGETS)[number];

export const WORKER_KINDS = ["backend", "site"] as const;
export type WorkerKind = (typeof WORKER_KINDS)[number];

/** Configuration of each Worker, from the root. */
export const WORKER_FILES: Readonly<Record<WorkerKind, string>> = {
  backend: "backend/wrangler.toml",
  site: "wrangler.toml",
};

const environment = z.looseObject({
  vars: z.record(z.string(), z.string()).default({}),
  secrets: z.object({ required: z.array(z.string()) }).default({ required: [] }),
  define: z.record(z.string(), z.string()).default({}),
  routes: z.array(z.object({ pattern: z.string(), custom_domain: z.boolean().optional() })).default([]),
  services: z.array(z.object({ binding: z.string(), service: z.string() })).default([]),
  d1_databases: z
    .array(z.looseObject({ binding: z.string(), database_name: z.string(), database_id: z.string() }))
    .default([]),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })).default([]),
  queues: z
    .object({
      producers: z.array(z.object({ binding: z.string(), queue: z.string() })).default([]),
      consumers: z.array(z.looseObject({ queue: z.string() })).default([]),
    })
    .default({ producers: [], consumers: [] }),
  durable_objects: z
    .object({ bindings: z.array(z.object({ name: z.string(), class_name: z.string() })) })
    .default({ bindings: [] }),
});
export type WorkerEnvironment = z.output<typeof environment>;

const workerFile = environment.extend({
  name: z.string(),
  main: z.string(),
  env: z.object({ staging: environment, production: environment }),
});
export type WorkerFile = z.output<typeof workerFile>;

/** A wrangler.toml as it is written, with nothing inherited. */
export const readWorkerFile = (kind: WorkerKind): WorkerFile =>
  workerFile.parse(parse(readFileSync(join(ROOT, WORKER_FILES[kind]), "utf8")));

/** Names of everything that an environment binds: stores, Workers, objects. Variables are not among them. */
export const bindingsOf = (settings: WorkerEnvironment): string[] => [
  ...[...settings.d1_databases, ...settings.r2_buckets, ...settings.services].map(({ binding }) => binding),
  ...settings.queues.producers.map(({ binding }) => binding),
  ...settings.durable_objects.bindings.map(({ name }) => name),
];

/** Address of a deployed site, by its custom domain; null without one. */
export function originOf({ routes }: WorkerEnvironment): string | null {
  const domain = routes.find(({ custom_domain }) => custom_domain);
  return domain ? `https://${domain.pattern}` : null;
}
