import { env } from "cloudflare:workers";

/**
 * Puts rows into a table without going through the product, with something in every column that needs a value: `i` counts
 * the rows from 1 and fills keys, everything else is 0 or empty.
 *
 * @param values SQL expressions by column, over `i`
 */
export async function addRows(
  table: string,
  values: Readonly<Record<string, string | number>>,
  count = 1,
): Promise<void> {
  const { results } = await env.DB.prepare(
    'SELECT name, type, "notnull" AS required, pk, dflt_value FROM pragma_table_info(?)',
  )
    .bind(table)
    .all<{ name: string; type: string; required: number; pk: number; dflt_value: string | null }>();
  const filled: Record<string, string | number> = {};
  for (const { name, type, required, pk, dflt_value } of results) {
    if (pk > 0) filled[name] = "i";
    else if (required === 1 && dflt_value === null) filled[name] = type === "INTEGER" ? 0 : "''";
  }
  Object.assign(filled, values);
  const names = Object.keys(filled);
  const text = `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join()})
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    SELECT ${Object.values(filled).join()} FROM n`;
  await env.DB.prepare(text).run();
}
