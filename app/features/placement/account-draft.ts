import type { DraftStore } from "./draft-store";
import { isUntouched } from "./draft-store";
import { type OrderDraft, parseStoredDraft, serializeDraft } from "./order-draft";

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
export interface DraftOffer {
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

interface Dependencies {
  store: DraftStore;
  account: DraftAccount;
  now(): number;
}

/** The own phone is filled in by the form itself. */
const isBlank = (draft: OrderDraft) => isUntouched({ ...draft, userPhone: "" });

/**
 * Keeps the order draft with the account as well, so that it can be gone on with in another browser (ux.md U17). What
 * another browser has saved is offered, never taken or overwritten unasked: while an offer stands nothing is saved.
 */
export function createAccountDraft({ store, account, now }: Dependencies): AccountDraft {
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

  async function look(): Promise<void> {
    const kept = await account.read();
    version = kept?.savedAt ?? null;
    const theirs = kept && parseStoredDraft(kept.content, now());
    isReady = true;
    if (!kept || !theirs) return schedule();
    const own = store.get();
    if (isSame(theirs, own)) saved = own;
    else if (isBlank(own) || theirs.idempotencyKey !== own.idempotencyKey || isNewer(kept, store)) {
      publish({ draft: theirs, savedAt: Number(kept.savedAt) });
    } else schedule();
  }

  async function save(): Promise<void> {
    const draft = store.get();
    if (!isReady || offer || draft === saved) return;
    if (isBlank(draft)) {
      saved = draft;
      if (version !== null) await account.forget(version);
      version = null;
      return;
    }
    const content = serializeDraft(draft, now());
    const { idempotencyKey } = draft;
    const stored = await account.save({ content, idempotencyKey, replaces: version });
    if (stored === null) return look();
    version = stored;
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
      await inTurn(look);
    },
    stop() {
      stopListening?.();
      if (timer) flush();
      isReady = isReady && offer === null;
    },
    settle(choice) {
      if (!offer) return;
      const { draft } = offer;
      publish(null);
      if (choice === "restore") store.update(draft);
      saved = choice === "restore" ? store.get() : null;
      schedule();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isSame = (a: OrderDraft, b: OrderDraft) => JSON.stringify(a) === JSON.stringify(b);

/** Whether the account's draft was saved after this page last read or wrote its own. */
const isNewer = ({ savedAt }: KeptDraft, store: DraftStore) => Number(savedAt) > (store.state().savedAt ?? 0);
