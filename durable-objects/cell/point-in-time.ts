/** Error of a call whose object restarts at another moment. */
export const STARTS_AGAIN = "the cell goes to another moment";

/** How the platform puts an object's database back to a moment: rows and keys together, at the object's next start. */
export interface PointInTime {
  /** A bookmark of this moment. */
  current(): Promise<string>;
  /** A bookmark of a past moment, ms. @throws Error where the platform keeps none */
  at(ms: number): Promise<string>;
  /** The next start begins with what was stored at the bookmark. */
  restoreAtNextStart(bookmark: string): Promise<void>;
  /** Ends this start of the object. Calls under way fail. */
  restart(): void;
}

/** What Cloudflare offers: bookmarks of the last 30 days. A Miniflare has none. */
export const pointInTimeOf = ({
  storage,
  abort,
}: {
  storage: DurableObjectStorage;
  abort(reason: string): void;
}): PointInTime => ({
  current: () => storage.getCurrentBookmark(),
  at: (ms) => storage.getBookmarkForTime(ms),
  restoreAtNextStart: async (bookmark) => void (await storage.onNextSessionRestoreBookmark(bookmark)),
  restart: () => abort(STARTS_AGAIN),
});
