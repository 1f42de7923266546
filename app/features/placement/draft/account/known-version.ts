import type { OrderType } from "~/gql/graphql";
import { DRAFT_KEYS } from "../draft-store";
import type { KnownVersion } from "./account-draft";

/** Stored next to the draft in the browser; if storage is blocked, only the page remembers it. */
export function knownVersion(orderType: OrderType): KnownVersion {
  const key = `${DRAFT_KEYS[orderType]}.account-version`;
  let remembered: string | null = null;
  return {
    get() {
      try {
        return window.localStorage.getItem(key);
      } catch {
        return remembered;
      }
    },
    set(version) {
      remembered = version;
      try {
        if (version === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, version);
      } catch {
        // Then only the page remembers it.
      }
    },
  };
}
