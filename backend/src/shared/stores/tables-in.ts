const NAMED = /\b(?:JOIN|INTO|UPDATE)\s+(?:OR\s+\w+\s+)?["`]?(\w+)/gi;
/** What stands between FROM and the next clause or bracket: names, aliases and commas. */
const LISTED =
  /\bFROM\s+([^()]*?)(?=\b(?:WHERE|JOIN|LEFT|CROSS|INNER|ON|GROUP|ORDER|LIMIT|UNION|RETURNING|SET)\b|[();]|$)/gi;
const FIRST_NAME = /^\s*["`]?(\w+)/;
/** Names that SQLite reads as functions, and words that follow UPDATE in other clauses. */
const NOT_STORED = /^(json_each|json_tree|pragma_\w+|sqlite_\w+|of|set|select|values)$/i;

/**
 * The stored tables that an SQL text names after FROM, JOIN, INTO and UPDATE. Names that its WITH clauses define, and
 * words in literals and comments, are left out.
 */
export function tablesIn(sql: string): string[] {
  const text = sql.replace(/'(?:[^']|'')*'/g, "''").replace(/--[^\n]*/g, "");
  const own = new Set([...text.matchAll(/(\w+)(?:\s*\([^()]*\))?\s+AS\s*\(/gi)].map(([, name]) => name));
  const fromNames = [...text.matchAll(LISTED)].flatMap(([, names = ""]) =>
    names.split(",").map((piece) => FIRST_NAME.exec(piece)?.[1] ?? ""),
  );
  const otherNames = [...text.matchAll(NAMED)].map(([, name = ""]) => name);
  return [...new Set([...fromNames, ...otherNames])].filter(
    (name) => name !== "" && !own.has(name) && !NOT_STORED.test(name),
  );
}
