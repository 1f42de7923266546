import { env } from "cloudflare:workers";

/**
 * The steps by which SQLite finds the rows of a statement.
 *
 * @param sql with `?`, or with `?1`, for its values
 */
export async function planOf(sql: string): Promise<string[]> {
  const numbered = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number));
  const count = numbered.length > 0 ? Math.max(...numbered) : [...sql.matchAll(/\?/g)].length;
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: count }, () => 1))
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

/** Names in plans of views that a statement makes itself, and of lists of values. */
const OWN = /^(?:json_each|\d+)$/;

/** The tables that a statement walks from beginning to end, without an index of what is looked for. */
export const walkedTables = async (sql: string): Promise<string[]> =>
  (await planOf(sql))
    .flatMap((step) => /^SCAN (\w+)(?: AS \w+)?$/.exec(step)?.[1] ?? [])
    .filter((table) => !OWN.test(table));
