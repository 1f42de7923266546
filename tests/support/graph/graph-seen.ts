import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import { schema } from "../../../schema/graphql";
import { fieldOf, type Line } from "./graph-lines";

/** What the lines of the tables show, as names: `Type.field`, `Type.field = null`, `Enum.VALUE in`. */
export type Seen = ReadonlySet<string>;

/** Null for a call that failed, which tests/workers/gateway/partial-data.test.ts shows for each of them. */
const ROOTS = /^(?:Query|Mutation|Viewer)\./;

/** Steps that have nothing to show but that they are done. */
const ALWAYS_TRUE: ReadonlySet<string> = new Set([
  "ImportStepDone.isDone",
  "ProfileChanged.isDone",
  "ServiceApplicationSent.ok",
  "AccountClosed.ok",
  "SignedOut.ok",
]);

/** Everything that arguments and values of lines show. */
export function seenIn(lines: readonly Line[]): Seen {
  const seen = new Set<string>();
  for (const line of lines) {
    seen.add(line.field);
    const field = fieldOf(line);
    for (const { name, type } of field.args) {
      const value = line.args?.[name];
      if (value === undefined) continue;
      seen.add(`${line.field}(${name})`);
      addInput(seen, type, value);
    }
    if (!isUnionType(getNamedType(field.type))) addSide(seen, line.field, field.type, line.value);
    addOutput(seen, field.type, line.value);
  }
  return seen;
}

function addInput(seen: Set<string>, type: GraphQLInputType, value: unknown): void {
  for (const one of Array.isArray(value) ? value : [value]) {
    const named = getNamedType(type);
    if (isEnumType(named)) seen.add(`${named.name}.${one} in`);
    if (!isInputObjectType(named)) continue;
    for (const { name, type: inner } of Object.values(named.getFields())) {
      const given: unknown = Reflect.get(Object(one), name);
      if (given === undefined) continue;
      seen.add(`${named.name}.${name}`);
      addInput(seen, inner, given);
    }
  }
}

function addOutput(seen: Set<string>, type: GraphQLOutputType, value: unknown): void {
  if (Array.isArray(value)) {
    for (const one of value) addOutput(seen, type, one);
    return;
  }
  if (value === null) return;
  const named = getNamedType(type);
  if (isEnumType(named)) seen.add(`${named.name}.${value} out`);
  const shown = isUnionType(named) ? schema.getType(Reflect.get(Object(value), "__typename")) : named;
  if (!isObjectType(shown)) return;
  for (const [name, given] of Object.entries(Object(value))) {
    const field = shown.getFields()[name];
    if (!field) continue;
    const path = `${shown.name}.${name}`;
    seen.add(path);
    addSide(seen, path, field.type, given);
    addOutput(seen, field.type, given);
  }
}

/** Notes whether a value is null, and which of both a flag is. */
function addSide(seen: Set<string>, path: string, type: GraphQLOutputType, value: unknown): void {
  for (const side of sidesOf(type)) {
    const isIt = side === "a value" ? value !== null : side === `${value}`;
    if (isIt) seen.add(`${path} = ${side}`);
  }
}

/** What a field has to be shown as: with a value and as null where that is possible, and as both sides of a flag. */
function sidesOf(type: GraphQLOutputType): string[] {
  const nullable = isNonNullType(type) ? [] : ["a value", "null"];
  const plain = getNullableType(type);
  return !isListType(plain) && isLeafType(plain) && plain.name === "Boolean"
    ? [...nullable, "true", "false"]
    : nullable;
}

/** What no line shows, by kind. */
export function unseenIn(seen: Seen) {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const missing = (names: readonly string[]) => names.filter((name) => !seen.has(name)).sort();
  const objects = types
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field })),
    );
  const inputs = types
    .filter(isInputObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
  const used = enumsInUse();
  return {
    fields: missing(objects.map(({ path }) => path)),
    arguments: missing([
      ...inputs,
      ...objects.flatMap(({ path, field }) => field.args.map(({ name }) => `${path}(${name})`)),
    ]),
    enumValues: missing(
      types
        .filter(isEnumType)
        .flatMap((type) =>
          type
            .getValues()
            .flatMap(({ name }) =>
              ["in", "out"]
                .filter((way) => used.has(`${type.name} ${way}`))
                .map((way) => `${type.name}.${name} ${way}`),
            ),
        ),
    ),
    sides: missing(
      objects
        .filter(({ path }) => !ROOTS.test(path) && !ALWAYS_TRUE.has(path))
        .flatMap(({ path, field }) => sidesOf(field.type).map((side) => `${path} = ${side}`)),
    ),
  };
}

/** Enums that arguments take (`Enum in`) and that fields show (`Enum out`). */
function enumsInUse(): Set<string> {
  const used = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) used.add(`${getNamedType(field.type).name} in`);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      used.add(`${getNamedType(field.type).name} out`);
      for (const arg of field.args) used.add(`${getNamedType(arg.type).name} in`);
    }
  }
  return used;
}
