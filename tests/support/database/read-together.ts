import { env } from "cloudflare:workers";
import type { ReadTogether } from "../../../scripts/lib/stores/read-over-stores";
import { tablesBehind } from "./tables-behind";
import { hasChanged, thisMoment } from "./written-tables";

/** When the tables and views of the scratch database were copied. */
const copiedAt = new Map<string, number>();

/** The storage was emptied. */
export const forgetCopies = (): void => copiedAt.clear();

function isStale(name: string): boolean {
  const at = copiedAt.get(name);
  return at === undefined || hasChanged(at, tablesBehind(name));
}

/** Reads in the scratch database; only what has changed since it was copied there is copied again. */
export const readTogether: ReadTogether = async ({ names, copy, sql, values }) => {
  const at = thisMoment();
  const stale = names.filter(isStale);
  const tables = await copy(stale);
  const result = await env.SCRATCH.get(env.SCRATCH.idFromName("scratch")).read(tables, sql, values);
  for (const name of stale) copiedAt.set(name, at);
  return result;
};
