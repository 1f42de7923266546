import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { createDraftStore, type DraftStore } from "./draft-store";
import { freshDraft, type OrderDraft } from "./order-draft";

const DraftContext = createContext<DraftStore | null>(null);

/** What the server renders and the browser hydrates, before the stored draft is read. */
const blankDraft = freshDraft(() => "");

/** Random id for the browser: idempotency keys and row keys. */
export function newId(): string {
  return crypto.randomUUID();
}

/** One draft for all placement pages. */
export function OrderDraftProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() =>
    createDraftStore({
      storage: typeof window === "undefined" ? null : browserStorage(),
      now: Date.now,
      newId,
    }),
  );
  return <DraftContext.Provider value={store}>{children}</DraftContext.Provider>;
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * The order draft and how to change it. `isRestored` is false while the server's markup is hydrated: until then the
 * draft is blank, whatever is stored.
 */
export function useOrderDraft(): { draft: OrderDraft; isRestored: boolean } & Pick<
  DraftStore,
  "update" | "reset" | "get"
> {
  const store = useContext(DraftContext);
  if (!store) throw new Error("OrderDraftProvider is missing");
  const draft = useSyncExternalStore(store.subscribe, store.get, () => blankDraft);
  return {
    draft,
    isRestored: draft !== blankDraft,
    get: store.get,
    update: store.update,
    reset: store.reset,
  };
}
