import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";

/** Values by the name of the argument or of the field of an input, whatever its type. */
type ByName = Readonly<Record<string, unknown>>;

const SCALARS: ByName = {
  ID: "5",
  String: "5",
  Int: 1,
  Float: 1,
  Fen: 1,
  Boolean: true,
  Date: "2026-11-22",
  DateTime: "2026-11-22T00:00:00+08:00",
};

/** A value of a type with nothing in it that may be left out. */
export function exampleOf(type: GraphQLInputType, known: ByName = {}): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [exampleOf(plain.ofType, known)];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (!isInputObjectType(plain)) return SCALARS[plain.name];
  return examplesOf(Object.values(plain.getFields()).filter(isRequiredInputField), known);
}

/** The arguments of a field that have to be there. */
export const exampleArguments = (args: readonly GraphQLArgument[], known: ByName = {}) =>
  examplesOf(args.filter(isRequiredArgument), known);

const examplesOf = (
  wanted: readonly { readonly name: string; readonly type: GraphQLInputType }[],
  known: ByName,
): Record<string, unknown> =>
  Object.fromEntries(
    wanted.map(({ name, type }) => [name, name in known ? known[name] : exampleOf(type, known)]),
  );
