import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  getOperationAST,
  isAbstractType,
  Kind,
  parse,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import persisted from "../../../app/gql/persisted-documents.json";
import schemaText from "../../../schema/schema.graphql?raw";

let built: GraphQLSchema | undefined;
/** Needed only for fragments on interfaces and unions. */
const schema = (): GraphQLSchema => {
  built ??= buildSchema(schemaText);
  return built;
};

type Fields = Record<string, unknown>;

/** What decides about a selection, besides itself. */
interface Operation {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Fields;
}

/** Whether an object of this type has the fields of a fragment on another one. */
function isOn(typename: unknown, condition: string | undefined): boolean {
  if (condition === undefined || typeof typename !== "string" || typename === condition) return true;
  const [type, on] = [schema().getType(typename), schema().getType(condition)];
  return isAbstractType(on) && !!type && "getFields" in type && schema().isSubType(on, type as never);
}

/** Whether `@include` and `@skip` let a selection stay. */
const isAsked = (node: SelectionNode, variables: Fields): boolean =>
  getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false;

function select(value: unknown, set: SelectionSetNode, operation: Operation): unknown {
  if (Array.isArray(value)) return value.map((one) => select(one, set, operation));
  if (!isObject(value)) return value;
  const selected: Fields = {};
  for (const selection of set.selections) {
    if (!isAsked(selection, operation.variables)) continue;
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      if (!(key in value)) continue;
      const { selectionSet } = selection;
      merge(selected, key, selectionSet ? select(value[key], selectionSet, operation) : value[key]);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : operation.fragments.get(selection.name.value);
    if (!fragment) throw new Error("a fragment of the operation is missing");
    if (!isOn(value.__typename, fragment.typeCondition?.name.value)) continue;
    for (const [key, part] of Object.entries(select(value, fragment.selectionSet, operation) as Fields))
      merge(selected, key, part);
  }
  return selected;
}

/** Two fragments may each select some fields of one object. */
function merge(into: Fields, key: string, value: unknown): void {
  const before = into[key];
  into[key] = isObject(before) && isObject(value) ? mergeAll(before, value) : value;
}

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function mergeAll(one: Fields, other: Fields): Fields {
  const merged: Fields = Array.isArray(one) ? ([...one] as unknown as Fields) : { ...one };
  for (const [key, value] of Object.entries(other)) merge(merged, key, value);
  return merged;
}

/** What the gateway sends of an answer: the fields that the document selects with these variables, and no others. */
export function selectedIn(document: DocumentNode, answer: object, variables: Fields): object {
  const operation = getOperationAST(document);
  if (!operation) throw new Error("the document has no operation of its own");
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return select(answer, operation.selectionSet, { fragments, variables }) as object;
}

/** The same for the persisted document of this hash, as a page sends it. */
export function selectedBy(hash: string, answer: object, variables: Fields): object {
  const text = (persisted as Record<string, string>)[hash];
  if (text === undefined) throw new Error(`no page sends ${hash}`);
  return selectedIn(parse(text), answer, variables);
}
