import { useEffect } from "react";
import { useRead } from "~/lib/graphql/use-read";
import { type SavedView, SavedViewsDocument, viewsOf } from "./view-queries";
import { viewsHintCookie } from "./views-hint";

export interface SavedViewsState {
  /** Null until they are loaded. */
  views: readonly SavedView[] | null;
  /** Whether they could not be read. */
  isFailed: boolean;
  reload(): void;
}

/**
 * The customer's saved views of the list (ux.md U3), read after the page is shown, so that the list does not
 * wait for them.
 */
export function useSavedViews(): SavedViewsState {
  const {
    status,
    data: views,
    reload,
  } = useRead(
    SavedViewsDocument,
    {},
    { pick: ({ viewer }) => viewsOf(viewer?.orderViews), about: ["OrderView"] },
  );
  const hasSome = views && views.length > 0;
  useEffect(() => {
    if (hasSome === null) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the other interface for cookies is not in all browsers
    document.cookie = viewsHintCookie(hasSome, window.location.protocol === "https:");
  }, [hasSome]);

  return { views, isFailed: status === "failed", reload };
}
