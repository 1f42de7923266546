const NAMED = /\b(?:FROM|JOIN|INTO|UPDATE)\s+(?:OR\s+\w+\s+)?["`]?(\w+)["`]?/gi;
/** Names that SQLite reads as functions or that a statement makes itself. */
const NOT_STORED = /^(json_each|json_tree|pragma_\w+|sqlite_\w+|of|set|select|values)$/i;

/**
 * The stored tables that an SQL text names after FROM, JOIN, INTO and UPDATE. Names that its WITH clauses define, and
 * words in literals and comments, are left out.
 */
export function tablesIn(sql: string): string[] {
  const text = sql.replace(/'(?:[^']|'')*'/g, "''").replace(/--[^\n]*/g, "");
  const own = new Set([...text.matchAll(/(\w+)(?:\s*\([^()]*\))?\s+AS\s*\(/gi)].map(([, name]) => name));
  const named = [...text.matchAll(NAMED)].map(([, name = ""]) => name);
  return [...new Set(named)].filter((name) => !own.has(name) && !NOT_STORED.test(name));
}
