import { GraphQLError, type SelectionSetNode, type ValidationContext, type ValidationRule } from "graphql";

/** What one operation may ask for. The figures leave room over what our own pages need. */
const OPERATION_LIMITS = {
  /** Levels of nesting. */
  depth: 6,
  /** Fields, each counted as often as fragments repeat it. */
  fields: 300,
  /** Aliases: each may repeat an expensive field. */
  aliases: 10,
  directives: 10,
} as const;

/** Tokens of a document, counted while parsing it. */
export const MAX_TOKENS = 1500;

/** Largest body of a GraphQL request, bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

type Size = { [K in keyof typeof OPERATION_LIMITS]: number };

/** Refuses operations that are too deep or too large (security.md S36). Introspection has its own switch. */
export const operationLimits: ValidationRule = (context) => {
  const measure = createMeasure(context);
  return {
    OperationDefinition(operation) {
      const size = measure(operation.selectionSet);
      for (const [name, limit] of Object.entries(OPERATION_LIMITS)) {
        if (size[name as keyof Size] > limit) {
          context.reportError(
            new GraphQLError(`The operation exceeds the limit of ${limit} ${name}.`, { nodes: operation }),
          );
        }
      }
    },
  };
};

/** Sizes of selections. Each fragment is measured once, so that fragments within fragments cannot take forever. */
function createMeasure(context: ValidationContext): (selections: SelectionSetNode) => Size {
  const fragments = new Map<string, Size>();
  const nothing: Size = { depth: 0, fields: 0, aliases: 0, directives: 0 };

  function measureFragment(name: string): Size {
    const known = fragments.get(name);
    if (known) return known;
    // Stands for the fragment while it is being measured: a cycle, which another rule reports, ends here.
    fragments.set(name, nothing);
    const definition = context.getFragment(name);
    const size = definition ? measure(definition.selectionSet) : nothing;
    fragments.set(name, size);
    return size;
  }

  function measure({ selections }: SelectionSetNode): Size {
    const total = { ...nothing };
    for (const selection of selections) {
      let inner = nothing;
      if (selection.kind === "FragmentSpread") inner = measureFragment(selection.name.value);
      else if (selection.kind === "InlineFragment") inner = measure(selection.selectionSet);
      else if (!selection.name.value.startsWith("__")) {
        const below = selection.selectionSet ? measure(selection.selectionSet) : nothing;
        const alias = selection.alias ? 1 : 0;
        inner = {
          ...below,
          depth: below.depth + 1,
          fields: below.fields + 1,
          aliases: below.aliases + alias,
        };
      }
      total.depth = Math.max(total.depth, inner.depth);
      total.fields += inner.fields;
      total.aliases += inner.aliases;
      total.directives += inner.directives + (selection.directives?.length ?? 0);
    }
    return total;
  }

  return measure;
}
