import {
  createAccountDraft,
  type DraftAccount,
  type KeptDraft,
} from "../../../app/features/placement/draft/account/account-draft";
import { createDraftStore } from "../../../app/features/placement/draft/draft-store";

let ids = 0;

/** The account as the backend keeps it: one version after the other. */
export function createAccount() {
  let kept: KeptDraft | null = null;
  let version = 0;
  const saves: string[] = [];
  const calls: DraftAccount = {
    async read() {
      return kept;
    },
    async save({ content, replaces }) {
      if (kept && kept.version !== replaces) return null;
      saves.push(content);
      version += 1;
      kept = { content, version: `${version}` };
      return kept.version;
    },
    async forget(which) {
      if (kept?.version === which) kept = null;
    },
  };
  return { calls, saves, kept: () => kept };
}

/** One browser with its own storage. */
export function openBrowser(account: DraftAccount, values = new Map<string, string>(), isOwn = () => true) {
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const store = createDraftStore({ storage, now: Date.now, newId: () => `id-${++ids}` });
  const versions = {
    get: () => storage.getItem("version"),
    set: (version: string | null) =>
      void (version ? values.set("version", version) : values.delete("version")),
  };
  return { store, values, draft: createAccountDraft({ store, account, versions, now: Date.now, isOwn }) };
}
