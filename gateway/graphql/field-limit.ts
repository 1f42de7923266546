import {
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";
import type { RequestCode } from "./request-code";

/**
 * Refuses an operation with more than `limit` fields; a field in a fragment counts each time the fragment is
 * used.
 */
export const fieldLimit =
  (limit: number): ValidationRule =>
  (context) => {
    const count = createCounter(context);
    return {
      OperationDefinition(operation) {
        if (count(operation.selectionSet) <= limit) return;
        context.reportError(
          new GraphQLError(`The operation exceeds the limit of ${limit} fields.`, {
            nodes: operation,
            extensions: { code: "OPERATION_LIMIT_EXCEEDED" satisfies RequestCode },
          }),
        );
      },
    };
  };

/**
 * Counts the fields of a selection. The size of a fragment is worked out once and added for every use, so that nested
 * fragments cannot take too long.
 */
function createCounter(context: ValidationContext): (selections: SelectionSetNode) => number {
  const fragments = new Map<string, number>();

  function countFragment(name: string): number {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    // Preliminary value while the fragment is counted: a cycle, which another rule reports, ends here.
    fragments.set(name, 0);
    const definition = context.getFragment(name);
    const fields = definition ? count(definition.selectionSet) : 0;
    fragments.set(name, fields);
    return fields;
  }

  function count({ selections }: SelectionSetNode): number {
    let fields = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) fields += countFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) fields += count(selection.selectionSet);
      else if (!selection.name.value.startsWith("__"))
        fields += 1 + (selection.selectionSet ? count(selection.selectionSet) : 0);
    }
    return fields;
  }

  return count;
}
