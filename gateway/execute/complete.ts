import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { isPromise } from "./is-promise";
import { ResolveInfo } from "./resolve-info";
import { finish, runFields } from "./run";
import type { Complete, FieldFacts, Path, Selection } from "./types";

interface Sources {
  readonly schema: GraphQLSchema;
  /** What the field asks of an object of this type. */
  select(type: GraphQLObjectType): Selection;
}

/** How values of a field of this type are finished: the spec's CompleteValue, with every question of types answered. */
export function completionOf(type: GraphQLOutputType, field: FieldFacts, sources: Sources): Complete {
  const isRequired = isNonNullType(type);
  const inner = completionOfPresent(isRequired ? type.ofType : type, field, sources);
  return (value, run, path) => {
    if (value instanceof Error) throw value;
    if (value !== null && value !== undefined) return inner(value, run, path);
    if (isRequired) throw new Error(`Cannot return null for non-nullable field ${nameOf(field)}.`);
    return null;
  };
}

type Present = Exclude<GraphQLOutputType, { ofType: unknown }> | GraphQLOutputType;

function completionOfPresent(type: Present, field: FieldFacts, sources: Sources): Complete {
  if (isListType(type)) return listOf(type.ofType, field, sources);
  if (isLeafType(type)) return leafOf(type);
  if (isObjectType(type)) return objectOf(sources.select(type));
  if (isNonNullType(type)) throw new TypeError("non-null within non-null");
  return abstractOf(type, field, sources);
}

const objectOf =
  (fields: Selection): Complete =>
  (value, run, path) =>
    runFields(fields, value, run, path);

const leafOf =
  (type: GraphQLLeafType): Complete =>
  (value) => {
    const serialized: unknown = type.serialize(value);
    if (serialized === null || serialized === undefined)
      throw new Error(`${type.name} was serialized as nothing`);
    return serialized;
  };

function listOf(itemType: GraphQLOutputType, field: FieldFacts, sources: Sources): Complete {
  const item = {
    nodes: field.nodes,
    complete: completionOf(itemType, field, sources),
    isNullable: !isNonNullType(itemType),
  };
  return (value, run, path) => {
    if (!isIterable(value)) {
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${nameOf(field)}".`);
    }
    let isPending = false;
    const items = Array.from(value, (present, key) => {
      const finished = finish(present, item, run, { prev: path, key, typename: undefined });
      if (isPromise(finished)) isPending = true;
      return finished;
    });
    return isPending ? Promise.all(items) : items;
  };
}

function abstractOf(type: GraphQLAbstractType, field: FieldFacts, sources: Sources): Complete {
  const completions = new Map(
    sources.schema.getPossibleTypes(type).map((each) => [each.name, objectOf(sources.select(each))]),
  );
  const resolveType = type.resolveType ?? defaultTypeResolver;
  return (value, run, path) => {
    const complete = (name: string | undefined) => {
      const found = completions.get(name ?? "");
      // graphql-js throws a GraphQLError, which would be shown; what the schema got wrong is nobody's business.
      if (!found) throw new Error(typeless(type, field));
      return found(value, run, path);
    };
    const info = new ResolveInfo(run, field, fieldPath(path));
    const name = resolveType(value, run.context, info, type);
    return isPromise(name) ? name.then(complete) : complete(name);
  };
}

const typeless = ({ name }: GraphQLAbstractType, field: FieldFacts): string =>
  `Abstract type "${name}" must resolve to an Object type at runtime for field "${nameOf(field)}".`;

/** The path of the field, from that of an item of its list. */
const fieldPath = (path: Path): Path =>
  typeof path.key === "number" && path.prev ? fieldPath(path.prev) : path;

const nameOf = ({ parentType, definition }: FieldFacts): string => `${parentType.name}.${definition.name}`;

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;
