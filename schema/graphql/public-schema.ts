import { MapperKind, mapSchema, pruneSchema } from "@graphql-tools/utils";
import type { GraphQLSchema } from "graphql";
import { apiMarkOf } from "./api";

/** Of these types programs see only what is marked. */
const MARKED_ALONE = new Set(["Query", "Mutation", "Viewer"]);

/**
 * The part of the graph that programs with an API key see (decision 070). Everything else does not exist for them: asking
 * for it is the same error as asking for a field that was made up, and introspection does not show it. The description
 * of each marked field says its scope and since when it is there.
 */
export function publicSchemaOf(schema: GraphQLSchema): GraphQLSchema {
  const open = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _name, typeName) => {
      const mark = apiMarkOf({ extensions: field.extensions ?? {} });
      if (mark === null || (mark === undefined && MARKED_ALONE.has(typeName))) return null;
      if (!mark) return undefined;
      const scope = mark.scope === "any" ? "" : ` Scope: ${mark.scope}.`;
      return { ...field, description: `${forPrograms(field.description)}${scope} Since ${mark.since}.` };
    },
    [MapperKind.INPUT_OBJECT_FIELD]: (field) =>
      apiMarkOf({ extensions: field.extensions ?? {} }) === null ? null : undefined,
  });
  return pruneSchema(open);
}

/** Who is signed in is not what programs ask. */
const forPrograms = (description: string | null | undefined): string =>
  (description ?? "").replace(/ ?Needs login\.| ?Public(?:: null for visitors)?\./g, "").trim();
