import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";

interface Deprecated {
  readonly name: string;
  readonly reason: string;
}

/** Everything in a schema that is deprecated, with its reason. */
function deprecatedIn(schema: GraphQLSchema): Deprecated[] {
  const found: Deprecated[] = [];
  const look = (name: string, { deprecationReason }: { deprecationReason?: string | null | undefined }) => {
    if (typeof deprecationReason === "string") found.push({ name, reason: deprecationReason });
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field);
        for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name})`, argument);
      }
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    }
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
  }
  return found;
}

const DATE = /\b20\d\d-\d\d-\d\d\b/;

/** What is deprecated without a date in its reason, from which on it may be gone. */
export const undatedDeprecations = (schema: GraphQLSchema): string[] =>
  deprecatedIn(schema)
    .filter(({ reason }) => !DATE.test(reason))
    .map(({ name }) => name);
