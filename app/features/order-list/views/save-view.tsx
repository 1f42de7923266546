import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { Button } from "~/ui/buttons/button";
import { lazyComponent } from "~/ui/lazy-component";
import { filterSearch, type ListFilter, listHref } from "../filter/list-filter";
import { viewHref } from "./saved-views";
import type { SavedViewsState } from "./use-saved-views";

/** Comes when it is opened: the list pays nothing for it. */
const SaveViewDialog = lazyComponent(async () => (await import("./save-view-dialog")).SaveViewDialog);

interface SaveViewProps {
  saved: SavedViewsState;
  filter: ListFilter;
  /** What narrows the list, in words. */
  chips: readonly { text: string }[];
}

/** Offers to save what narrows the list, unless it is saved already or that is unknown (ux.md U3). */
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

/** What the filters are about, without what kinds they are. */
const nameOf = (chips: readonly { text: string }[]): string =>
  chips.map(({ text }) => text.replace(/^[^：]+：|^按.+?搜索 /, "")).join(" ");
