import type { OrderType } from "~/gql/graphql";
import { withRemarkOfCustomer } from "../copied-order/copied-fields";
import { freshDraft, type OrderDraft, parseStoredDraft, serializeDraft } from "./order-draft";

/** Where each kind of draft is kept: an immediate order never takes the place of a normal one. */
export const DRAFT_KEYS: Record<OrderType, string> = {
  GENERAL: "zhuangda.order-draft",
  TIMELY: "zhuangda.speed-order-draft",
};

/** What the store needs of `localStorage`. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A draft, and what became of it on its way to the storage. */
export interface DraftState {
  readonly draft: OrderDraft;
  /** When this page last saved it, ms; null when it has not yet. */
  readonly savedAt: number | null;
  /** Another window has changed the stored draft: nothing is saved until one of the two is chosen. */
  readonly isChangedElsewhere: boolean;
  /** Leaving the page now would lose something: the last change could not be stored. */
  readonly isUnsaved: boolean;
}

export interface DraftStore {
  get(): OrderDraft;
  state(): DraftState;
  /** Merges the change and saves at once. The remark of a copied order goes with its customer (ux.md U18). */
  update(change: Partial<OrderDraft>): void;
  /** Starts over with a new idempotency key (PLACE-10). */
  reset(): void;
  /** Looks at what is stored now; call it when another window has written. */
  look(): void;
  /**
   * Everything that the browser kept was cleared, because the customer has signed out in another window (security.md
   * S39). What this page shows stays on the page, and is stored with the next change or by `keep`.
   */
  forgotten(): void;
  /** Stores what is not stored yet, as on the way to the sign-in page. A conflict stays one. */
  keep(): void;
  /** Ends a conflict: with what the other window wrote, or with what this page shows. */
  settle(choice: "latest" | "own"): void;
  subscribe(listener: () => void): () => void;
}

interface Dependencies {
  /** Null where nothing can be stored; the draft then lives as long as the page. */
  storage: DraftStorage | null;
  now(): number;
  newId(): string;
  orderType?: OrderType;
}

/**
 * Holds the order draft and keeps it in the browser's storage, so that it survives a reload, the way to the login page
 * and a failed submit. A full or blocked storage costs only that. What another window has written meanwhile is never
 * overwritten unasked (ux.md U17): the store notices by comparing before it writes.
 */
export function createDraftStore({ storage, now, newId, orderType = "GENERAL" }: Dependencies): DraftStore {
  const key = DRAFT_KEYS[orderType];
  const listeners = new Set<() => void>();
  const read = () => attempt(() => storage?.getItem(key)) ?? null;
  const fresh = () => freshDraft(newId, orderType);
  const parse = (stored: string | null) => parseStoredDraft(stored, now()) ?? fresh();

  /** What this page last read or wrote. */
  let known = read();
  let state: DraftState = {
    draft: parse(known),
    savedAt: null,
    isChangedElsewhere: false,
    isUnsaved: false,
  };

  const publish = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** Shows a draft and stores it. */
  const save = (draft: OrderDraft) => {
    const text = serializeDraft(draft, now());
    const isSaved = attempt(() => {
      storage?.setItem(key, text);
      return storage !== null;
    });
    if (isSaved) known = text;
    publish({ draft, isChangedElsewhere: false, isUnsaved: !isSaved, ...(isSaved && { savedAt: now() }) });
  };
  const adopt = (stored: string | null) => {
    known = stored;
    publish({ draft: parse(stored), savedAt: null, isChangedElsewhere: false, isUnsaved: false });
  };
  const look = () => {
    const stored = read();
    if (state.isChangedElsewhere || stored === known) return;
    if (isUntouched(state.draft)) adopt(stored);
    else publish({ isChangedElsewhere: true });
  };

  return {
    get: () => state.draft,
    state: () => state,
    look,
    update(change) {
      look();
      const draft = withRemarkOfCustomer({ ...state.draft, ...change });
      if (state.isChangedElsewhere) publish({ draft, isUnsaved: true });
      else save(draft);
    },
    reset() {
      known = null;
      publish({ draft: fresh(), savedAt: null, isChangedElsewhere: false, isUnsaved: false });
      attempt(() => storage?.removeItem(key));
    },
    forgotten() {
      if (isUntouched(state.draft)) adopt(null);
      else {
        known = null;
        publish({ savedAt: null, isChangedElsewhere: false, isUnsaved: true });
      }
    },
    keep() {
      look();
      if (state.isUnsaved && !state.isChangedElsewhere) save(state.draft);
    },
    settle(choice) {
      if (choice === "latest") adopt(read());
      else save(state.draft);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the draft is still empty. */
export function isUntouched(draft: OrderDraft): boolean {
  const untouched = freshDraft(() => "", draft.type);
  return JSON.stringify(withoutKeys(draft)) === JSON.stringify(withoutKeys(untouched));
}

const withoutKeys = (draft: OrderDraft) => ({
  ...draft,
  idempotencyKey: "",
  items: draft.items.map((item) => ({ ...item, key: "" })),
});

/** Storage calls throw when the browser blocks storage or when it is full. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
