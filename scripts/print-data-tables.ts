import { readFileSync, writeFileSync } from "node:fs";
import { DATA_DOCUMENT, withDataTable } from "./lib/data-tables";

/** Writes the table of docs/data.md from the schema and the statements of the backend. */
writeFileSync(DATA_DOCUMENT, withDataTable(readFileSync(DATA_DOCUMENT, "utf8")));
