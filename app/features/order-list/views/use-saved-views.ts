import { useCallback, useEffect, useState } from "react";
import { useClient } from "urql";
import { ask } from "~/lib/graphql/ask";
import { type SavedView, SavedViewsDocument, viewsOf } from "./view-queries";
import { viewsHintCookie } from "./views-hint";

export interface SavedViewsState {
  /** Null until they are there. */
  views: readonly SavedView[] | null;
  /** Whether they could not be read. */
  isFailed: boolean;
  reload(): void;
  /** After a change; null reads them again. */
  take(views: readonly SavedView[] | null): void;
}

/** The customer's saved views of the list (ux.md U3), read once the page is shown: the list never waits for them. */
export function useSavedViews(): SavedViewsState {
  const client = useClient();
  const [views, setViews] = useState<readonly SavedView[] | null>(null);
  const [isFailed, setFailed] = useState(false);

  const show = useCallback((read: readonly SavedView[]) => {
    setViews(read);
    // biome-ignore lint/suspicious/noDocumentCookie: the other interface for cookies is not in all browsers
    document.cookie = viewsHintCookie(read.length > 0, window.location.protocol === "https:");
  }, []);
  const reload = useCallback(() => {
    setFailed(false);
    ask(client, SavedViewsDocument, {}).then(
      ({ viewer }) => {
        const read = viewsOf(viewer?.orderViews);
        if (read) show(read);
        else setFailed(true);
      },
      () => setFailed(true),
    );
  }, [client, show]);
  useEffect(reload, [reload]);

  return { views, isFailed, reload, take: (read) => (read ? show(read) : reload()) };
}
