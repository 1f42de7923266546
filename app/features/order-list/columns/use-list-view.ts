import { useMemo, useState } from "react";
import { columnsOf, type ListView, listViewCookie } from "./list-view";

/** The view of this browser; a change is also stored for the next page (ux.md U4). */
export function useListView(initial: ListView) {
  const [view, setView] = useState(initial);
  return {
    view,
    // Unchanged as long as the view is, so that the rows are not rendered again.
    columns: useMemo(() => columnsOf(view), [view]),
    setView: (next: ListView) => {
      setView(next);
      // biome-ignore lint/suspicious/noDocumentCookie: the other interface for cookies is not in all browsers
      document.cookie = listViewCookie(next, window.location.protocol === "https:");
    },
  };
}
