import { env } from "cloudflare:workers";

const NAME = /^\s*CREATE (TABLE|VIEW)\s+["`]?(\w+)/i;
const schema = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).map((sql) =>
  sql.replace(/--[^\n]*/g, ""),
);
const named = (kind: string) =>
  new Map(
    schema.flatMap((sql) =>
      NAME.exec(sql)?.[1] === kind ? [[NAME.exec(sql)?.[2] ?? "", sql] as const] : [],
    ),
  );
const tables = named("TABLE");
const views = named("VIEW");

/** The tables that a query reads, itself or through a view: every one whose name stands in it. */
export function tablesBehind(sql: string): string[] {
  const words = new Set(sql.match(/\w+/g));
  const through = [...views].flatMap(([view, text]) =>
    words.has(view) ? tablesBehind(text.replace(view, "")) : [],
  );
  return [...[...tables.keys()].filter((table) => words.has(table)), ...through];
}
