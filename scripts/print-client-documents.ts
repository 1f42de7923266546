import { writeFileSync } from "node:fs";
import { schema } from "../schema/graphql";
import { CLIENTS, MERGED, mergeClientDocuments } from "./lib/client-documents";

/** Writes the documents of front-ends of others as the site is built with them; fails for one that could not run. */
writeFileSync(MERGED, `${JSON.stringify(mergeClientDocuments(CLIENTS, schema), null, 2)}\n`);
