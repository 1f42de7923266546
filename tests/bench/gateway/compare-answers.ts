import { isDeepStrictEqual } from "node:util";
import { type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from "graphql";

/**
 * Throws unless a contender answers what the gateway answers, naming each field of the page's document that it lacks or
 * gives another value: a new field of the page is then a line in direct.ts, and in order-node.ts unless it is a copy.
 *
 * @param document the page's operation, whose selection is walked over both answers
 */
export function expectSameAnswer(document: string, name: string, contender: unknown, gateway: unknown): void {
  const { definitions } = parse(document);
  const fragments = new Map(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const [operation] = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error("the document has no operation");

  const differences = new Set<string>();
  const walk = (selection: SelectionSetNode, given: unknown, wanted: unknown, path: string): void => {
    if (Array.isArray(wanted)) {
      for (const [index, item] of wanted.entries()) walk(selection, Object(given)[index], item, path);
      return;
    }
    if (wanted === null) return;
    for (const part of selection.selections) {
      if (part.kind !== Kind.FIELD) {
        const inner = part.kind === Kind.INLINE_FRAGMENT ? part.selectionSet : fragments.get(part.name.value);
        if (inner) walk(inner, given, wanted, path);
        continue;
      }
      const field = (part.alias ?? part.name).value;
      const [its, ours]: [unknown, unknown] = [Object(given)[field], Object(wanted)[field]];
      const place = path ? `${path}.${field}` : field;
      if (ours === undefined) differences.add(`the gateway lacks ${place}`);
      else if (its === undefined) differences.add(`lacks ${place}`);
      else if (part.selectionSet && its !== null) walk(part.selectionSet, its, ours, place);
      else if (!isDeepStrictEqual(its, ours)) differences.add(`answers ${place} otherwise`);
    }
  };
  const dataOf = (answer: unknown) => Object(answer).data;
  walk(operation.selectionSet, dataOf(contender), dataOf(gateway), "");
  if (differences.size > 0) throw new Error(`${name}: ${[...differences].join(", ")}`);
  if (!isDeepStrictEqual(contender, gateway))
    throw new Error(`${name} answers more than the document asks for`);
}
