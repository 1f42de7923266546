import fc from "fast-check";
import {
  type DocumentNode,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
} from "graphql";
import { schema } from "../../../schema/graphql";
import { nastyValue } from "../contract/zod-arbitrary";

/** Variables for an operation: mostly of the right form, now and then, at any depth, something else. */
export function variablesOf(document: DocumentNode): fc.Arbitrary<Record<string, unknown>> {
  const definitions = document.definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition" ? (definition.variableDefinitions ?? []) : [],
  );
  return fc.record(
    Object.fromEntries(
      definitions.map((definition) => [definition.variable.name.value, anyValueOf(definition)]),
    ),
    { noNullPrototype: true },
  );
}

function anyValueOf({ type }: VariableDefinitionNode): fc.Arbitrary<unknown> {
  // The document was checked against the schema, so its types are input types of it.
  const known = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]) as
    | GraphQLInputType
    | undefined;
  return known ? arbitraryOf(known) : nastyValue;
}

const arbitraryOf = (type: GraphQLInputType): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 15, arbitrary: fittingOf(type) }, { weight: 1, arbitrary: nastyValue });

function fittingOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fittingOf(type.ofType);
  if (isListType(type)) return fc.array(arbitraryOf(type.ofType), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => {
      const value = arbitraryOf(field.type);
      return [
        field.name,
        isNonNullType(field.type) ? value : fc.oneof(value, fc.constant(undefined)),
      ] as const;
    });
    return fc.record(Object.fromEntries(fields), { noNullPrototype: true });
  }
  return SCALARS[type.name] ?? nastyValue;
}

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom("330106", "13800138000", "123456", "2.5", "/named/sofa.jpg"),
);
const integer = fc.oneof(fc.integer(), fc.integer({ min: -1, max: 999 }));

/** Values that the scalars take; a scalar that is not here gets only odd ones. */
const SCALARS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  String: text,
  ID: fc.oneof(fc.integer({ min: 0, max: 200 }).map(String), fc.integer(), text),
  Int: integer,
  Fen: integer,
  Float: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), integer),
  Boolean: fc.boolean(),
  Date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  DateTime: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};
