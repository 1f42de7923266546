import type { OrderType } from "~/gql/graphql";
import { DRAFT_KEYS } from "../draft-store";
import type { KnownVersion } from "./account-draft";

/** Beside the draft itself in the browser's storage; a browser that blocks storage remembers it for the page alone. */
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
        // The page knows it until it goes.
      }
    },
  };
}
