import { useState } from "react";
import { Button } from "~/ui/button";
import { User } from "~/ui/icons";
import { useOrderDraft } from "../draft-context";
import { useLoginPrompt } from "../login-prompt";
import { recipientChange } from "./fill-recipient";
import { PhoneSuggestions } from "./phone-suggestions";
import styles from "./recipient.module.css";
import { RecipientDialog } from "./recipient-dialog";

/** Fills the customer in from earlier orders: picked from a list, or proposed while the phone is typed (ux.md U16). */
export function KnownRecipients() {
  const { update } = useOrderDraft();
  const { isSignedIn } = useLoginPrompt();
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn) return null;
  return (
    <div className={styles.known}>
      <Button size="sm" icon={<User size={16} />} onPress={() => setOpen(true)}>
        常用收货人
      </Button>
      <PhoneSuggestions onPick={(recipient) => update(recipientChange(recipient))} />
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
