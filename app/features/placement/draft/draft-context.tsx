import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { OrderType } from "~/gql/graphql";
import { useLeaveGuard } from "~/lib/form/use-leave-guard";
import { createDraftStore, DRAFT_KEYS, type DraftState, type DraftStore } from "./draft-store";
import { freshDraft, type OrderDraft } from "./order-draft";
import { isUploading } from "./running-uploads";

const DraftContext = createContext<DraftStore | null>(null);

/** The state on the server and during hydration, before the stored draft is read. */
const blankStates: Record<OrderType, DraftState> = {
  GENERAL: blankState("GENERAL"),
  TIMELY: blankState("TIMELY"),
};

function blankState(orderType: OrderType): DraftState {
  return {
    draft: freshDraft(() => "", orderType),
    savedAt: null,
    isChangedElsewhere: false,
    isUnsaved: false,
  };
}

/** Random id for the browser: idempotency keys and row keys. */
export function newId(): string {
  return crypto.randomUUID();
}

interface OrderDraftProviderProps {
  orderType?: OrderType;
  children: ReactNode;
}

/** One draft for all placement pages; the page of immediate orders has its own. */
export function OrderDraftProvider({ orderType = "GENERAL", children }: OrderDraftProviderProps) {
  const [store] = useState(() =>
    createDraftStore({
      storage: typeof window === "undefined" ? null : browserStorage(),
      now: Date.now,
      newId,
      orderType,
    }),
  );
  useOtherWindows(store, orderType);
  useLeaveGuard(() => store.state().isUnsaved || isUploading());
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
 * Another window of this browser has saved its draft, or cleared all storage (then there is no key). If the
 * page continues after that, for example on the sign-in page, its draft is found again there (ux.md U37).
 */
function useOtherWindows(store: DraftStore, orderType: OrderType) {
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key === null) store.forgotten();
      else if (key === DRAFT_KEYS[orderType]) store.look();
    };
    window.addEventListener("storage", look);
    return () => {
      window.removeEventListener("storage", look);
      store.keep();
    };
  }, [store, orderType]);
}

/** The store itself, for code that also saves the draft elsewhere. */
export function useDraftStore(): DraftStore {
  const store = useContext(DraftContext);
  if (!store) throw new Error("OrderDraftProvider is missing");
  return store;
}

/** State of the draft in the browser's storage, and a function to end a conflict with another window. */
export function useDraftState(): DraftState & Pick<DraftStore, "settle"> {
  const store = useDraftStore();
  const { type } = store.get();
  const state = useSyncExternalStore(store.subscribe, store.state, () => blankStates[type]);
  return { ...state, settle: store.settle };
}

/**
 * The order draft, and a function to change it. `isRestored` is false during hydration: until then the draft
 * is blank, even if one is stored.
 */
export function useOrderDraft(): { draft: OrderDraft; isRestored: boolean } & Pick<
  DraftStore,
  "update" | "reset" | "get"
> {
  const store = useDraftStore();
  const blank = blankStates[store.get().type].draft;
  const draft = useSyncExternalStore(store.subscribe, store.get, () => blank);
  return {
    draft,
    isRestored: draft !== blank,
    get: store.get,
    update: store.update,
    reset: store.reset,
  };
}
