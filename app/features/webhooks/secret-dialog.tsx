import { formatDateTime } from "~/lib/format";
import { Copyable } from "~/ui/buttons/copyable";
import { OnceDialog } from "~/ui/dialogs/once-dialog";
import { Notice } from "~/ui/feedback/notice";
import styles from "./webhooks.module.css";

export interface ShownSecret {
  readonly secret: string;
  /** Time until which the old secret also signs; null for a new address. */
  readonly formerUntil: string | null;
}

/** The secret with which deliveries are signed, for the only time (ux.md U72). */
export function SecretDialog({ secret, formerUntil, onClose }: ShownSecret & { onClose(): void }) {
  return (
    <OnceDialog title="签名密钥" onClose={onClose}>
      <div className={styles.secret}>
        <Notice tone="warning">密钥只显示这一次，请立即保存到您的系统中。遗失后只能更换。</Notice>
        <p className={styles.key}>
          <Copyable value={secret} label="签名密钥" />
        </p>
        <p className={styles.hint}>
          {formerUntil
            ? `旧密钥在 ${formatDateTime(formerUntil)} 前仍然有效，请在此之前换上新密钥。`
            : "用它核对每条通知的签名，确认通知来自本平台。"}
        </p>
      </div>
    </OnceDialog>
  );
}
