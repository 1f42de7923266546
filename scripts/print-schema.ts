import { writeFileSync } from "node:fs";
import { printSchema } from "graphql";
import { schema } from "../schema/graphql";

/** Writes schema/schema.graphql from the code. A test compares the two (tests/unit/graphql). */
writeFileSync(new URL("../schema/schema.graphql", import.meta.url), `${printSchema(schema)}\n`);
