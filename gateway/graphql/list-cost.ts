import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { MAX_COST } from "../../schema/rules/account/operation-limits";
import { refuseRequest } from "./request-code";

/** Argument with the length of a page. */
const SIZE_ARGUMENT = "pageSize";
/** Assumed length of a list without such an argument. */
const NOMINAL_LENGTH = 5;

/**
 * Refuses an operation that costs more than 1,200. It needs a valid document, whose size was checked before.
 *
 * @returns the refusal, or null
 */
export function refuseCostly(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  const isCostly = document.definitions.some(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION &&
      costOfOperation(schema, document, node, variables) > MAX_COST,
  );
  return isCostly
    ? refuseRequest(
        "OPERATION_LIMIT_EXCEEDED",
        `The operation exceeds the limit of ${MAX_COST} for its lists.`,
      )
    : null;
}

/**
 * Cost of an operation: a field costs 1, and fields inside a page count once for each row. Fields that
 * directives leave out count too.
 */
export function costOfOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const given = { ...defaultsOf(operation), ...variables };
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }

  const known = new Map<string, number>();

  /** The cost of a fragment is worked out once for each place, so that nested fragments cannot take too long. */
  function costOfFragment(name: string, inPage: boolean): number {
    const key = `${name} ${inPage}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const fragment = fragments.get(name);
    const cost = fragment
      ? costOf(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), inPage)
      : 0;
    known.set(key, cost);
    return cost;
  }

  function costOf(
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    inPage: boolean,
  ): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, type, inPage);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += costOfFragment(selection.name.value, inPage);
      else {
        const condition = selection.typeCondition?.name.value;
        cost += costOf(selection.selectionSet, condition ? schema.getType(condition) : type, inPage);
      }
    }
    return cost;
  }

  function costOfField(field: FieldNode, type: GraphQLNamedType | undefined, inPage: boolean): number {
    const definition =
      isObjectType(type) || isInterfaceType(type) ? type.getFields()[field.name.value] : undefined;
    if (!definition || !field.selectionSet) return 1;
    const size = definition.args.find(({ name }) => name === SIZE_ARGUMENT);
    const length = size
      ? lengthOf(field, size.defaultValue, given)
      : isList(definition.type) && !inPage
        ? NOMINAL_LENGTH
        : 1;
    return 1 + length * costOf(field.selectionSet, getNamedType(definition.type), size !== undefined);
  }

  return costOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, false);
}

/**
 * Length of a page: from the text, from the variable, or the default. The contract refuses a negative one.
 */
function lengthOf(field: FieldNode, fallback: unknown, variables: Readonly<Record<string, unknown>>): number {
  const value = field.arguments?.find(({ name }) => name.value === SIZE_ARGUMENT)?.value;
  const given =
    value?.kind === Kind.INT
      ? Number(value.value)
      : value?.kind === Kind.VARIABLE
        ? variables[value.name.value]
        : undefined;
  return Math.max(1, Number(given ?? fallback ?? NOMINAL_LENGTH));
}

/** Default values of the operation's variables that are whole numbers. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, number> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );
}

const isList = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? isList(type.ofType) : isListType(type);
