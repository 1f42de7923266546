import type { ReactNode } from "react";
import { LinkButton } from "~/ui/buttons/link-button";
import type { EmptyDrawingName } from "~/ui/feedback/empty-drawing";
import { EmptyState } from "~/ui/feedback/empty-state";
import type { ListAddress } from "./list-address";

interface ListEmptyProps<Filter> {
  at: ListAddress<Filter>;
  filter: Filter;
  /** The filter of the whole list, such as only its tab; by default no filter. */
  whole?: Filter;
  title: string;
  /** Drawing for a list without any rows. */
  illustration?: EmptyDrawingName;
  /** For a filtered list: a hint, and the label of the link to the whole list. */
  narrowed: { description: string; all: string };
  /** For a list without any rows: the reason, and the next action. */
  nothing: { description: string; action?: ReactNode };
}

/**
 * The reason why a list has no rows, and the next action: the filter is too narrow, or there is nothing yet
 * (ux.md U10).
 */
export function ListEmpty<Filter>(props: ListEmptyProps<Filter>) {
  const { at, filter, whole, title, narrowed, nothing, ...drawn } = props;
  const all = at.href(whole && { filter: whole });
  if (at.href({ filter }) === all) {
    return <EmptyState {...drawn} title={title} description={nothing.description} action={nothing.action} />;
  }
  return (
    <EmptyState
      illustration="search"
      title={title}
      description={narrowed.description}
      action={<LinkButton to={all}>{narrowed.all}</LinkButton>}
    />
  );
}
