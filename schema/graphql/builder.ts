import SchemaBuilder from "@pothos/core";
import ErrorsPlugin from "@pothos/plugin-errors";
import { RestError } from "../rest/rest-error";
import type { GraphQLContext } from "./context";
import NullableMutations from "./nullable-mutations";

/**
 * The schema builder. Inputs and fields, except mutations, are non-null unless they say otherwise. A field with
 * `errors: {}` answers with a union of its type and BusinessError; the union is named after the field, e.g.
 * `LoginResult`.
 */
export const builder = new SchemaBuilder<{
  Context: GraphQLContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  Scalars: {
    ID: { Input: string; Output: string | number };
    /** 分 in the code and in the API. */
    Fen: { Input: number; Output: number };
    /** In the code: `YYYY-MM-DD HH:mm:ss` of the REST API. In the API: ISO 8601. */
    DateTime: { Input: string; Output: string };
    /** `YYYY-MM-DD` in the code and in the API. */
    Date: { Input: string; Output: string };
  };
}>({
  plugins: [NullableMutations, ErrorsPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  errors: {
    directResult: true,
    defaultTypes: [RestError],
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
    },
  },
});

builder.queryType({ description: "What can be read." });
builder.mutationType({ description: "What can be changed." });
