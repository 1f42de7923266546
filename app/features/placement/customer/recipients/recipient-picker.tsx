import { useState } from "react";
import { Button } from "~/ui/button";
import { User } from "~/ui/icons";
import { lateDialog } from "~/ui/late-dialog";
import { useOrderDraft } from "../../draft/draft-context";
import { useLoginPrompt } from "../../page/login-prompt";
import { recipientChange } from "./fill-recipient";
import styles from "./recipient.module.css";

const RecipientDialog = lateDialog(async () => (await import("./recipient-dialog")).RecipientDialog);

/** Fills the customer in from earlier orders (ux.md U16). */
export function RecipientPicker() {
  const { update } = useOrderDraft();
  const { isSignedIn } = useLoginPrompt();
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn) return null;
  return (
    <div className={styles.known}>
      <Button size="sm" icon={<User size={16} />} onPress={() => setOpen(true)}>
        常用收货人
      </Button>
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
