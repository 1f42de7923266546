import { readFileSync, writeFileSync } from "node:fs";
import { isObjectType, printSchema } from "graphql";
import { schema } from "../schema/graphql";
import { publicSchemaOf } from "../schema/graphql/public-schema";
import { DEVELOPERS_DOCUMENT, withApiTables } from "./lib/developers-document";

const typeNames = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith("__"))
  .map(({ name }) => `  | "${name}"`)
  .sort();

/**
 * Writes schema/schema.graphql from the code, schema/public.graphql as programs see it with its tables in docs/developers.md, and the names of its object types for app/lib/graphql/changes.ts. A test
 * compares the first (tests/unit/graphql).
 */
writeFileSync(new URL("../schema/schema.graphql", import.meta.url), `${printSchema(schema)}\n`);
writeFileSync(
  new URL("../schema/public.graphql", import.meta.url),
  `${printSchema(publicSchemaOf(schema))}\n`,
);
writeFileSync(
  new URL("../app/gql/type-name.ts", import.meta.url),
  `/* eslint-disable */\n/** The object types of the schema. */\nexport type TypeName =\n${typeNames.join("\n")};\n`,
);
writeFileSync(DEVELOPERS_DOCUMENT, withApiTables(readFileSync(DEVELOPERS_DOCUMENT, "utf8")));
