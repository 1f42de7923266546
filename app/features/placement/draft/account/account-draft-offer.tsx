import { useEffect, useState, useSyncExternalStore } from "react";
import { formatDateTime } from "~/lib/format";
import { isOwnPage } from "~/lib/session/use-one-customer";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { useLoginPrompt } from "../../page/login-prompt";
import styles from "../draft-conflict.module.css";
import { useDraftStore } from "../draft-context";
import { createAccountDraft } from "./account-draft";
import { draftAccount } from "./account-draft-queries";
import { knownVersion } from "./known-version";

const NOTHING = () => null;

/**
 * Saves the draft in the account of a signed-in customer, and offers a draft from another browser
 * (ux.md U17).
 */
export function AccountDraftOffer() {
  const store = useDraftStore();
  const { isSignedIn } = useLoginPrompt();
  const [draft] = useState(() =>
    createAccountDraft({
      store,
      account: draftAccount(store.get().type),
      versions: knownVersion(store.get().type),
      now: Date.now,
      isOwn: isOwnPage,
    }),
  );
  useEffect(() => {
    if (!isSignedIn) return;
    void draft.start();
    return () => draft.stop();
  }, [draft, isSignedIn]);
  const offer = useSyncExternalStore(draft.subscribe, draft.offer, NOTHING);
  return (
    <div role="status">
      {offer ? (
        <Notice
          tone="info"
          action={
            <span className={styles.actions}>
              <Button size="sm" onPress={() => draft.settle("ignore")}>
                不恢复
              </Button>
              <Button size="sm" variant="primary" onPress={() => draft.settle("restore")}>
                恢复草稿
              </Button>
            </span>
          }
        >
          您有一份未提交的草稿，保存于{" "}
          <span className={styles.moment}>{formatDateTime(new Date(offer.savedAt).toISOString())}</span>
        </Notice>
      ) : null}
    </div>
  );
}
