import cellMigrations from "../../../backend/migrations/cell-migrations.json" with { type: "json" };
import { ownerOfTable } from "../../../backend/src/shared/stores/table-owners";
import { tablesIn } from "../../../backend/src/shared/stores/tables-in";

/** Tables and views of the cells. A name that is neither theirs nor the directory's was defined by a test. */
const OF_CELLS = new Set(
  cellMigrations.flatMap(({ statements }) =>
    statements.flatMap((sql) => /^CREATE (?:TABLE|VIEW) [`"]?(\w+)/.exec(sql)?.[1] ?? []),
  ),
);
export const ownerOf = (table: string) =>
  ownerOfTable(table) === "directory" ? "directory" : OF_CELLS.has(table) ? "customer" : null;

/** A trigger that is dropped stands in one store, and its name does not say in which. */
export const inAnyStore = (sql: string) => sql.replace(/^(\s*DROP TRIGGER)(?! IF)/i, "$1 IF EXISTS");

/** The table that a trigger or an index stands beside. */
export const BESIDE = /^\s*CREATE (?:TRIGGER|(?:UNIQUE )?INDEX)\b[\s\S]*?\bON\s+["`]?(\w+)/i;

type Place = "directory" | "cells" | "both" | "everywhere";

const known = new Map<string, Place>();
/** Texts with values in them differ from one to the next: what is remembered is bounded. */
const MOST_REMEMBERED = 2_000;

/** Which stores a text is for: the directory, the cells, both together, or each of them for one that names no table. */
export function placeOf(sql: string): Place {
  const found = known.get(sql);
  if (found) return found;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const place = findPlace(sql);
  known.set(sql, place);
  return place;
}

function findPlace(sql: string): Place {
  const owners = new Set(tablesIn(sql).map(ownerOf));
  owners.delete(null);
  if (owners.size > 1) return "both";
  if (owners.has("customer")) return "cells";
  if (owners.has("directory")) return "directory";
  return /\bsqlite_master\b|\bschema_digests\b|\bd1_migrations\b|\bpragma_\w/i.test(sql)
    ? "directory"
    : "everywhere";
}
