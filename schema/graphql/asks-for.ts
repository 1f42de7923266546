import type { GraphQLResolveInfo, SelectionSetNode } from "graphql";

/**
 * Whether a field with this name is selected directly below the field that is being resolved, also in
 * fragments. Resolvers use it to begin a read early; directives are ignored.
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
