import { Dialog } from "~/ui/dialogs/dialog";
import { menuPagesFor } from "../customer-area/menu";
import { useOffers } from "../customer-area/offers";
import { Keys } from "./keys";
import styles from "./keys-dialog.module.css";
import { shortcutGroups } from "./shortcut-keys";

interface KeysDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All shortcuts (ux.md U47). */
export function KeysDialog({ isOpen, onOpenChange }: KeysDialogProps) {
  const pages = menuPagesFor(useOffers());
  return (
    <Dialog title="键盘快捷键" size="lg" isText isOpen={isOpen} onOpenChange={onOpenChange}>
      <p className={styles.note}>在输入框里打字、使用输入法或打开窗口时，快捷键不起作用。</p>
      {shortcutGroups(pages).map(({ title, shortcuts }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.list}>
            {shortcuts.map((shortcut) => (
              <div key={shortcut.keys.join()} className={styles.shortcut}>
                <dt className={styles.label}>{shortcut.label}</dt>
                <dd className={styles.keys}>
                  <Keys keys={shortcut.keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
