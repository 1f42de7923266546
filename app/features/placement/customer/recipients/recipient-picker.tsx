import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { User } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";
import { useOrderDraft } from "../../draft/draft-context";
import { useLoginPrompt } from "../../page/login-prompt";
import { hasNoRecipient, recipientChange } from "./fill-recipient";
import styles from "./recipient.module.css";
import { RecipientsDocument } from "./recipient-queries";

const RecipientDialog = lazyComponent(async () => (await import("./recipient-dialog")).RecipientDialog);

/**
 * Fills the recipient from earlier orders. The default one is only offered by name while the fields are
 * empty: most orders go to a new person, so filling it in unasked would send goods to the wrong address
 * (ux.md U16).
 */
export function RecipientPicker() {
  const { draft, isRestored, update } = useOrderDraft();
  const { isSignedIn } = useLoginPrompt();
  const { recipients: isOffered } = useOffers();
  const [isOpen, setOpen] = useState(false);
  const isProposed = isSignedIn && isOffered && isRestored && hasNoRecipient(draft);
  const { data } = useRead(RecipientsDocument, isProposed ? { phone: null } : null, {
    pick: ({ viewer }) => viewer?.recipients,
    about: ["Recipient"],
    isOptional: true,
  });
  const usual = isProposed ? data?.find(({ isDefault }) => isDefault) : undefined;
  if (!isSignedIn || !isOffered) return null;
  return (
    <div className={styles.known}>
      <Button size="sm" icon={<User size={16} />} onPress={() => setOpen(true)}>
        常用收货人
      </Button>
      {usual ? (
        <Button size="sm" variant="ghost" onPress={() => update(recipientChange(usual))}>
          <span className={styles.usual}>填入默认：{usual.name}</span>
        </Button>
      ) : null}
      <RecipientDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        onPick={(recipient) => {
          update(recipientChange(recipient));
          setOpen(false);
        }}
      />
    </div>
  );
}
