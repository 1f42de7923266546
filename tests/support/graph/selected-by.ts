import {
  buildSchema,
  type FragmentDefinitionNode,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from "graphql";
import persisted from "../../../app/gql/persisted-documents.json";
import schemaText from "../../../schema/schema.graphql?raw";

const schema = buildSchema(schemaText);

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Fields = Record<string, unknown>;

/** Whether an object of this type has the fields of a fragment on another one. */
function isOn(typename: unknown, condition: string): boolean {
  if (typeof typename !== "string" || typename === condition) return true;
  const [type, on] = [schema.getType(typename), schema.getType(condition)];
  return isAbstractType(on) && !!type && "getFields" in type && schema.isSubType(on, type as never);
}

function select(value: unknown, { selections }: SelectionSetNode, fragments: Fragments): unknown {
  if (Array.isArray(value))
    return value.map((one) => select(one, { kind: Kind.SELECTION_SET, selections }, fragments));
  if (typeof value !== "object" || value === null) return value;
  const given = value as Fields;
  const selected: Fields = {};
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      if (!(key in given)) continue;
      const { selectionSet } = selection;
      merge(selected, key, selectionSet ? select(given[key], selectionSet, fragments) : given[key]);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    if (!fragment) throw new Error("a fragment of the operation is missing");
    if (!isOn(given.__typename, fragment.typeCondition?.name.value ?? "")) continue;
    for (const [key, part] of Object.entries(select(given, fragment.selectionSet, fragments) as Fields))
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

/** What the gateway sends of an answer: the fields that the operation selects, and no others. */
export function selectedBy(hash: string, answer: object): object {
  const text = (persisted as Record<string, string>)[hash];
  if (text === undefined) throw new Error(`no page sends ${hash}`);
  const { definitions } = parse(text);
  const operation = definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return operation ? (select(answer, operation.selectionSet, fragments) as object) : answer;
}
