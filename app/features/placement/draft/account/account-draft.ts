import { type DraftStore, isUntouched } from "../draft-store";
import { type OrderDraft, parseStoredDraft, serializeDraft } from "../order-draft";

/** How long typing rests before the draft travels to the account. */
export const SAVE_AFTER_MS = 2500;

/** The draft as the account keeps it. */
export interface KeptDraft {
  readonly content: string;
  /** Its version: when it was saved, ms since the epoch as text. */
  readonly savedAt: string;
}

/** The account's side. Each call throws when it cannot be reached; nothing is lost then, for the browser keeps its own. */
export interface DraftAccount {
  read(): Promise<KeptDraft | null>;
  /** The new version; null when another browser has saved a later one, or when an order came of the draft. */
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
  /** Reads what the account keeps and begins to save. */
  start(): Promise<void>;
  /** Saves at once what still waits, and stops. */
  stop(): void;
  offer(): DraftOffer | null;
  /** Ends the offer: the other browser's draft takes this page's place, or this page goes on. */
  settle(choice: "restore" | "ignore"): void;
  subscribe(listener: () => void): () => void;
}

/** Where a browser keeps which of the account's versions it has gone on from, so that a reload knows it. */
export interface KnownVersion {
  get(): string | null;
  set(version: string | null): void;
}

interface Dependencies {
  store: DraftStore;
  account: DraftAccount;
  versions: KnownVersion;
  now(): number;
}

/** The own phone is filled in by the form itself. */
const isBlank = (draft: OrderDraft) => isUntouched({ ...draft, contactPhone: "" });

/**
 * Keeps the order draft with the account as well, so that it can be gone on with in another browser (ux.md U17). What
 * another browser has saved meanwhile is offered, never taken or overwritten unasked: while an offer stands nothing is saved.
 */
export function createAccountDraft({ store, account, versions, now }: Dependencies): AccountDraft {
  const listeners = new Set<() => void>();
  let offer: DraftOffer | null = null;
  /** The account's version that this page knows of. */
  let version: string | null = null;
  /** What of this page's draft the account has. */
  let saved: OrderDraft | null = null;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopListening: (() => void) | null = null;
  /** One call after the other, so that each knows the version of the one before. */
  let queue: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    // What fails is tried again with the next change.
    queue = queue.then(work).catch(() => undefined);
    return queue;
  };

  const publish = (next: DraftOffer | null) => {
    offer = next;
    for (const listener of listeners) listener();
  };

  /** Compares the two; true when this page's is to be saved. */
  async function look(): Promise<boolean> {
    const kept = await account.read();
    const known = versions.get();
    version = kept?.savedAt ?? null;
    isReady = true;
    const theirs = kept && parseStoredDraft(kept.content, now());
    const own = store.get();
    if (!kept || !theirs) return true;
    if (isSame(theirs, own)) {
      saved = own;
      versions.set(version);
      return false;
    }
    // What this browser saved last, and has gone on from.
    if (kept.savedAt === known && !isBlank(own)) return true;
    publish({ draft: theirs, savedAt: Number(kept.savedAt) });
    return false;
  }

  async function save(): Promise<void> {
    const draft = store.get();
    if (!isReady || offer || draft === saved) return;
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
      // Another browser's draft is offered. When there is none, an order came of this one: it stays unsaved.
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
      // Nothing filled in here yet: the other one stays until something is.
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
