import { Copyable } from "~/ui/buttons/copyable";
import { OnceDialog } from "~/ui/dialogs/once-dialog";
import { Notice } from "~/ui/feedback/notice";
import styles from "./developer.module.css";

/** The secret of a key, for the only time (ux.md U70). */
export function SecretDialog({ secret, onClose }: { secret: string; onClose(): void }) {
  return (
    <OnceDialog title="请保存密钥" onClose={onClose}>
      <div className={styles.secret}>
        <Notice tone="warning">密钥只显示这一次，关闭后无法再查看。没有保存的，可以更换密钥得到新的。</Notice>
        <p className={styles.code}>
          <Copyable value={secret} label="密钥" />
        </p>
        <p className={styles.hint}>
          请存放在服务器的密钥管理中，不要写进网页、App 或代码仓库。任何人拿到密钥都能以您的名义调用。
        </p>
      </div>
    </OnceDialog>
  );
}
