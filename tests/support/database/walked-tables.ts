import { env } from "cloudflare:workers";

/** Names of tables in plans that are views of a statement's own. */
const OWN = /^(?:json_each|\d+)$/;

/**
 * The tables that the plan of a statement walks from beginning to end, without an index of what is looked for.
 *
 * @param sql with `?` or `?1` for its values
 */
export async function walkedTables(sql: string): Promise<string[]> {
  const numbered = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number));
  const count = numbered.length > 0 ? Math.max(...numbered) : [...sql.matchAll(/\?/g)].length;
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: count }, () => 1))
    .all<{ detail: string }>();
  return results
    .flatMap(({ detail }) => /^SCAN (\w+)(?: AS \w+)?$/.exec(detail)?.[1] ?? [])
    .filter((table) => !OWN.test(table));
}
