import {
  BREAK,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isNonNullType,
  Kind,
  type NamedTypeNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
  visit,
} from "graphql";
import { completionOf } from "./complete";
import type { FieldFacts, FieldPlan, Plan, Selection } from "./types";

/**
 * Works out once what executing a document takes: which fields of which type, in which order, and how their values are
 * finished (docs/decisions/010). Wants a valid document.
 *
 * @returns null for a document with something that a plan does not cover; graphql-js executes it
 */
export function planOf(schema: GraphQLSchema, document: DocumentNode): Plan | null {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.operation === "subscription") return null;
  const rootType = schema.getRootType(operation.operation);
  if (!rootType || !isPlain(document) || decidesTypesByValue(schema)) return null;

  const fragments = fragmentsOf(document);
  return {
    schema,
    operation,
    fragments: Object.fromEntries(fragments),
    isSerial: operation.operation === "mutation",
    fields: createSelector(schema, fragments)(rootType, [operation.selectionSet]),
  };
}

const fragmentsOf = ({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );

/** No directives, which may leave out fields from one time to the next, and no questions about the schema itself. */
function isPlain(document: DocumentNode): boolean {
  let plain = true;
  visit(document, {
    enter(node) {
      if (node.kind !== Kind.DIRECTIVE && !(node.kind === Kind.FIELD && isMeta(node))) return undefined;
      plain = false;
      return BREAK;
    },
  });
  return plain;
}

/** Whether a field is, or is called, something that only the language itself may name; `__typename` we understand. */
const isMeta = ({ name, alias }: FieldNode): boolean =>
  [name.value, alias?.value].some((word) => word?.startsWith("__") && word !== TypeNameMetaFieldDef.name);

/** Our unions name the type of a value; a type that looks at the value instead would have to be asked for each one. */
const decidesTypesByValue = (schema: GraphQLSchema): boolean =>
  Object.values(schema.getTypeMap()).some((type) => "isTypeOf" in type && Boolean(type.isTypeOf));

type Selector = (type: GraphQLObjectType, sets: readonly SelectionSetNode[]) => Selection;

/** Makes the function that lists the fields of an object: those of fragments that apply merged in, as by CollectFields. */
function createSelector(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Selector {
  const applies = (condition: NamedTypeNode | undefined, type: GraphQLObjectType): boolean => {
    const wanted = condition && schema.getType(condition.name.value);
    return !wanted || wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
  };

  function nodesByKey(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
    const nodes = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const key = (selection.alias ?? selection.name).value;
          nodes.set(key, [...(nodes.get(key) ?? []), selection]);
          continue;
        }
        const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
        if (isSpread && spread.has(selection.name.value)) continue;
        if (isSpread) spread.add(selection.name.value);
        const fragment = isSpread ? fragments.get(selection.name.value) : selection;
        if (fragment && applies(fragment.typeCondition, type)) collect(fragment.selectionSet);
      }
    };
    sets.forEach(collect);
    return nodes;
  }

  const select: Selector = (type, sets) =>
    [...nodesByKey(type, sets)].map(([key, nodes]) => planField(type, key, nodes));

  function planField(parentType: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): FieldPlan {
    const name = nodes[0]?.name.value ?? key;
    const definition =
      name === TypeNameMetaFieldDef.name ? TypeNameMetaFieldDef : parentType.getFields()[name];
    if (!definition) throw new TypeError(`${parentType.name}.${name} does not exist`);
    const facts: FieldFacts = { key, definition, parentType, nodes };
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return {
      ...facts,
      complete: completionOf(definition.type, facts, { schema, select: (type) => select(type, sets) }),
      isNullable: !isNonNullType(definition.type),
    };
  }

  return select;
}
