import { MapperKind, mapSchema, pruneSchema } from "@graphql-tools/utils";
import type { GraphQLSchema } from "graphql";
import { apiMarkOf } from "./api";

/** Programs see only the marked fields of these types. */
const MARKED_ALONE = new Set(["Query", "Mutation", "Viewer"]);

/**
 * The part of the graph for programs with an API key (decision 070). Other fields do not exist for them:
 * asking for one gives the same error as an invented field, and introspection does not show it. The
 * description of each marked field contains its scope and its first release.
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

/** Removes sentences about signing in, because programs do not sign in. */
const forPrograms = (description: string | null | undefined): string =>
  (description ?? "").replace(/ ?Needs login\.| ?Public(?:: null for visitors)?\./g, "").trim();
