import { type DraftStore, isUntouched } from "../draft-store";
import { type OrderDraft, parseStoredDraft, serializeDraft } from "../order-draft";

/** Pause in typing before the draft is sent to the account. */
export const SAVE_AFTER_MS = 2500;

/** The draft in the account. */
export interface KeptDraft {
  readonly content: string;
  /** Its version: the time when it was saved, ms since the epoch as text. */
  readonly version: string;
}

/**
 * Requests to the account. Each throws when the backend cannot be reached; nothing is lost then, because the
 * browser has its own copy.
 */
export interface DraftAccount {
  read(): Promise<KeptDraft | null>;
  /**
   * The new version; null when another browser has saved a later one, or when the draft has become an order.
   */
  save(draft: { content: string; idempotencyKey: string; replaces: string | null }): Promise<string | null>;
  forget(version: string): Promise<void>;
}

/** A draft of another browser that this page does not show. */
interface DraftOffer {
  readonly draft: OrderDraft;
  /** ms since the epoch */
  readonly savedAt: number;
}

export interface AccountDraft {
  /** Reads the account's draft and starts saving. */
  start(): Promise<void>;
  /** Saves waiting changes at once, and stops. */
  stop(): void;
  offer(): DraftOffer | null;
  /** Ends the offer: the other browser's draft replaces this page's, or this page's is kept. */
  settle(choice: "restore" | "ignore"): void;
  subscribe(listener: () => void): () => void;
}

/** Storage for the account's version on which this browser's draft is based, so that a reload knows it. */
export interface KnownVersion {
  get(): string | null;
  set(version: string | null): void;
}

interface Dependencies {
  store: DraftStore;
  account: DraftAccount;
  versions: KnownVersion;
  now(): number;
  /** False while the draft may be of the customer who used this browser before (security.md S39). */
  isOwn(): boolean;
}

/** The form fills in the sender by itself. */
const isBlank = (draft: OrderDraft) => isUntouched({ ...draft, contactName: "", contactPhone: "" });

/**
 * Also saves the order draft in the account, so that the customer can continue in another browser
 * (ux.md U17). A draft that another browser has saved in the meantime is offered, and never used or
 * overwritten without asking: while an offer is open nothing is saved.
 */
export function createAccountDraft({ store, account, versions, now, isOwn }: Dependencies): AccountDraft {
  const listeners = new Set<() => void>();
  let offer: DraftOffer | null = null;
  /** The account's version that this page knows. */
  let version: string | null = null;
  /** This page's draft as the account has it. */
  let saved: OrderDraft | null = null;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopListening: (() => void) | null = null;
  /** One request after the other, so that each knows the version of the one before. */
  let queue: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    // A failed request is tried again with the next change.
    queue = queue.then(work).catch(() => undefined);
    return queue;
  };

  const publish = (next: DraftOffer | null) => {
    offer = next;
    for (const listener of listeners) listener();
  };

  /** Compares both drafts; true when this page's must be saved. */
  async function look(): Promise<boolean> {
    const kept = await account.read();
    const known = versions.get();
    version = kept?.version ?? null;
    isReady = true;
    const theirs = kept && parseStoredDraft(kept.content, now());
    const own = store.get();
    if (!kept || !theirs) return true;
    if (isSame(theirs, own)) {
      saved = own;
      versions.set(version);
      return false;
    }
    // The version that this browser saved last, and on which its draft is based.
    if (kept.version === known && !isBlank(own)) return true;
    publish({ draft: theirs, savedAt: Number(kept.version) });
    return false;
  }

  async function save(): Promise<void> {
    const draft = store.get();
    if (!isReady || offer || draft === saved || !isOwn()) return;
    if (isBlank(draft)) {
      saved = draft;
      if (version !== null) await account.forget(version);
      version = null;
      versions.set(null);
      return;
    }
    const content = serializeDraft(draft, now());
    const { idempotencyKey } = draft;
    const stored = await account.save({ content, idempotencyKey, replaces: version });
    if (stored === null) {
      // Another browser's draft is offered. Without one, this draft has become an order: it is not saved.
      await look();
      return;
    }
    version = stored;
    versions.set(stored);
    saved = draft;
  }

  function schedule(): void {
    if (timer) clearTimeout(timer);
    timer = setTimeout(flush, SAVE_AFTER_MS);
  }

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    void inTurn(save);
  }

  return {
    offer: () => offer,
    async start() {
      stopListening = store.subscribe(schedule);
      await inTurn(async () => {
        if (await look()) schedule();
      });
    },
    stop() {
      stopListening?.();
      if (timer) flush();
    },
    settle(choice) {
      if (!offer) return;
      const { draft } = offer;
      publish(null);
      versions.set(version);
      if (choice === "restore") store.update(draft);
      // While this form is empty, the other draft stays in the account.
      saved = choice === "restore" || isBlank(store.get()) ? store.get() : null;
      schedule();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isSame = (a: OrderDraft, b: OrderDraft) => JSON.stringify(a) === JSON.stringify(b);
