import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

/**
 * Whether a field of this name is asked for directly below the one that is being resolved, fragments included. For
 * beginning early what that field will need; directives are not looked at.
 */
export function asksFor({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === "Field") return selection.name.value === name;
      return isIn(
        selection.kind === "InlineFragment"
          ? selection.selectionSet
          : fragments[selection.name.value]?.selectionSet,
      );
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet));
}
