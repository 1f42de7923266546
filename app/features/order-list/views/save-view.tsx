import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { Button } from "~/ui/buttons/button";
import { lazyComponent } from "~/ui/lazy-component";
import { MAX_VIEW_NAME } from "../../../../schema/rules/orders/order-views";
import { filterSearch, type ListFilter, listHref } from "../filter/list-filter";
import { viewHref } from "./saved-views";
import type { SavedViewsState } from "./use-saved-views";

/** Loaded when it is opened. */
const SaveViewDialog = lazyComponent(async () => (await import("./save-view-dialog")).SaveViewDialog);

interface SaveViewProps {
  saved: SavedViewsState;
  filter: ListFilter;
  /** The applied filters as text. */
  chips: readonly { text: string }[];
}

/** Offers to save the applied filters, unless they are saved already or this is unknown (ux.md U3). */
export function SaveView({ saved, filter, chips }: SaveViewProps) {
  const { listTools: isOffered } = useOffers();
  const [isOpen, setOpen] = useState(false);
  const href = listHref({ filter });
  const isSaved = saved.views?.some(({ query }) => viewHref(query) === href) ?? true;
  if (!isOffered || (isSaved && !isOpen)) return null;
  return (
    <>
      <Button size="sm" variant="ghost" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        存为常用筛选
      </Button>
      {isOpen ? (
        <SaveViewDialog
          query={String(filterSearch(filter))}
          suggestedName={nameOf(chips)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** The values of the filters, without their names: as many as fit whole into the name of a view. */
function nameOf(chips: readonly { text: string }[]): string {
  const values = chips.map(({ text }) => text.replace(/^[^：]+：|^按.+?搜索 /, ""));
  while (values.join(" ").length > MAX_VIEW_NAME) values.pop();
  return values.join(" ");
}
