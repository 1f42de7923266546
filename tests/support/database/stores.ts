import { ownerOfTable } from "../../../backend/src/shared/stores/table-owners";
import { tablesIn } from "../../../backend/src/shared/stores/tables-in";

/** Whose tables a text of SQL names. */
export const ownersIn = (sql: string) =>
  new Set(
    tablesIn(sql)
      .map(ownerOfTable)
      .filter((owner) => owner !== null),
  );

/**
 * The round trips that name tables of customers and of the directory together, be it in one statement or in one batch:
 * there are to be none (decision 067). Takes the calls that `createFaults().d1.script` has seen.
 */
export const crossings = (calls: readonly { readonly sql: readonly string[] }[]): string[] =>
  calls.map(({ sql }) => sql.join(";\n")).filter((text) => ownersIn(text).size > 1);
