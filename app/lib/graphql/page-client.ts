import type { Tag } from "./changes";
import { createPageClient, type PageClient } from "./client";

let current: PageClient | null = null;

/**
 * The GraphQL client of the page that is open, for code outside of components as well. Only in the browser: on the
 * server it would be shared by all requests.
 */
export function pageClient(): PageClient {
  current ??= createPageClient();
  return current;
}

/** Reports what something that was done on this page has changed: all that shows it is read again. */
export function announceChanges(changed: readonly Tag[]): void {
  pageClient().announce({ changed, isOwn: true });
}

/**
 * Reports what something may have changed whose answer was lost: queries about it run again, and what they cannot read
 * stays as it was. The page is not loaded again, see `useReloadOn`.
 */
export function announceDoubt(changed: readonly Tag[]): void {
  pageClient().announce({ changed, isOwn: true, isDoubtful: true });
}

/** Makes this the client of the open page; the returned function forgets it, with all that it has read. */
export function keepPageClient(client: PageClient): () => void {
  current = client;
  return () => {
    if (current === client) current = null;
  };
}
