import type { ReactNode } from "react";
import { LinkButton } from "~/ui/buttons/link-button";
import type { EmptyDrawingName } from "~/ui/feedback/empty-drawing";
import { EmptyState } from "~/ui/feedback/empty-state";
import type { ListAddress } from "./list-address";

interface ListEmptyProps<Filter> {
  at: ListAddress<Filter>;
  filter: Filter;
  /** The filter of the whole list, such as its tab alone; by default no filter. */
  whole?: Filter;
  title: string;
  /** Drawing of a list that has nothing at all. */
  illustration?: EmptyDrawingName;
  /** The list is narrowed: what else to try, and the label of the link to the whole list. */
  narrowed: { description: string; all: string };
  /** There is nothing at all: why, and what leads to something. */
  nothing: { description: string; action?: ReactNode };
}

/** Why a list has no rows, and what to do about it: a filter that is too narrow, or nothing there yet (ux.md U10). */
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
