import { NOT_PERSONAL } from "../../../backend/src/modules/personal-data/not-personal";
import { PERSONAL_TABLES } from "../../../backend/src/modules/personal-data/personal-tables";

const naming = (tables: readonly string[]) => new RegExp(`\\b(?:${tables.join("|")})\\b`);
const OF_CUSTOMERS = naming(PERSONAL_TABLES.map(({ table }) => table));
const OF_DIRECTORY = naming(Object.keys(NOT_PERSONAL));

/**
 * The round trips that name tables of customers and of the directory together, be it in one statement or in one batch:
 * there are to be none (decision 063). Takes the calls that `createFaults().d1.script` has seen.
 */
export const crossings = (calls: readonly { readonly sql: readonly string[] }[]): string[] =>
  calls
    .map(({ sql }) => sql.join(";\n"))
    .filter((text) => OF_CUSTOMERS.test(text) && OF_DIRECTORY.test(text));
