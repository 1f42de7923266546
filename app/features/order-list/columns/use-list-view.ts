import { useState } from "react";
import { columnsOf, type ListView, listViewCookie } from "./list-view";

/** The view of this browser, which a change also keeps for the next page (ux.md U4). */
export function useListView(initial: ListView) {
  const [view, setView] = useState(initial);
  return {
    view,
    columns: columnsOf(view),
    setView: (next: ListView) => {
      setView(next);
      // biome-ignore lint/suspicious/noDocumentCookie: the other interface for cookies is not in all browsers
      document.cookie = listViewCookie(next, window.location.protocol === "https:");
    },
  };
}
