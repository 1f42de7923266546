import type { OrderType } from "~/gql/graphql";
import { withRemarkOfCustomer } from "../copied-order/copied-fields";
import { changedDraft } from "./draft-rules";
import { freshDraft, type OrderDraft, parseStoredDraft, serializeDraft } from "./order-draft";

/** Storage key of each kind of draft: an immediate order never replaces a normal one. */
export const DRAFT_KEYS: Record<OrderType, string> = {
  GENERAL: "zhuangda.order-draft",
  TIMELY: "zhuangda.speed-order-draft",
};

/** The part of `localStorage` that the store needs. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A draft, and the state of its storage. */
export interface DraftState {
  readonly draft: OrderDraft;
  /** Time at which this page last saved it, ms; null before. */
  readonly savedAt: number | null;
  /**
   * Another window has changed the stored draft: nothing is saved until the customer has chosen one of the
   * two.
   */
  readonly isChangedElsewhere: boolean;
  /** Whether leaving the page now would lose the last change, because it could not be stored. */
  readonly isUnsaved: boolean;
}

export interface DraftStore {
  get(): OrderDraft;
  state(): DraftState;
  /**
   * Merges the change and saves at once. The remark of a copied order is removed with its recipient
   * (ux.md U18).
   */
  update(change: Partial<OrderDraft>): void;
  /** Starts over with a new idempotency key (PLACE-10). */
  reset(): void;
  /** Reads the stored draft; call it after another window has written. */
  look(): void;
  /**
   * All storage was cleared, because the customer has signed out in another window (security.md S39). The
   * draft stays on this page, and is stored with the next change or by `keep`.
   */
  forgotten(): void;
  /**
   * Stores unsaved changes, such as before the sign-in page opens. An open conflict is not resolved by this.
   */
  keep(): void;
  /** Ends a conflict: with the other window's draft, or with this page's. */
  settle(choice: "latest" | "own"): void;
  subscribe(listener: () => void): () => void;
}

interface Dependencies {
  /** Null when nothing can be stored; then the draft lives as long as the page. */
  storage: DraftStorage | null;
  now(): number;
  newId(): string;
  orderType?: OrderType;
}

/**
 * Holds the order draft and stores it in the browser, so that it survives a reload, the sign-in page and a
 * failed submit. If the storage is full or blocked, only this is lost. Changes of another window are never
 * overwritten without asking (ux.md U17): the store compares before it writes.
 */
export function createDraftStore({ storage, now, newId, orderType = "GENERAL" }: Dependencies): DraftStore {
  const key = DRAFT_KEYS[orderType];
  const listeners = new Set<() => void>();
  const read = () => attempt(() => storage?.getItem(key)) ?? null;
  const fresh = () => freshDraft(newId, orderType);
  const parse = (stored: string | null) => parseStoredDraft(stored, now()) ?? fresh();

  /** The draft that this page last read or wrote. */
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
      const draft = withRemarkOfCustomer(changedDraft(state.draft, change));
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

/** Whether the draft has no input. */
export function isUntouched(draft: OrderDraft): boolean {
  const untouched = freshDraft(() => "", draft.type);
  return JSON.stringify(withoutKeys(draft)) === JSON.stringify(withoutKeys(untouched));
}

const withoutKeys = (draft: OrderDraft) => ({
  ...draft,
  idempotencyKey: "",
  items: draft.items.map((item) => ({ ...item, key: "" })),
});

/** Storage calls throw when the browser blocks storage or it is full. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
