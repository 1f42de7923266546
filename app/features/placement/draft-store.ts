import { freshDraft, type OrderDraft, parseStoredDraft, serializeDraft } from "./order-draft";

const STORAGE_KEY = "zhuangda.order-draft";

/** What the store needs of `localStorage`. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface DraftStore {
  get(): OrderDraft;
  /** Merges the change and saves at once. */
  update(change: Partial<OrderDraft>): void;
  /** Starts over with a new idempotency key (PLACE-10). */
  reset(): void;
  subscribe(listener: () => void): () => void;
}

interface Dependencies {
  /** Null where nothing can be stored; the draft then lives as long as the page. */
  storage: DraftStorage | null;
  now(): number;
  newId(): string;
}

/**
 * Holds the order draft and keeps it in the browser's storage, so that it survives a reload, the way to the login page
 * and a failed submit. A full or blocked storage costs only that.
 */
export function createDraftStore({ storage, now, newId }: Dependencies): DraftStore {
  const listeners = new Set<() => void>();
  let draft =
    attempt(() => parseStoredDraft(storage?.getItem(STORAGE_KEY) ?? null, now())) ?? freshDraft(newId);

  const publish = (next: OrderDraft) => {
    draft = next;
    for (const listener of listeners) listener();
  };

  return {
    get: () => draft,
    update(change) {
      publish({ ...draft, ...change });
      attempt(() => storage?.setItem(STORAGE_KEY, serializeDraft(draft, now())));
    },
    reset() {
      publish(freshDraft(newId));
      attempt(() => storage?.removeItem(STORAGE_KEY));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Storage calls throw when the browser blocks storage or when it is full. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
