import styles from "~/features/payout-accounts/payout-accounts.module.css";
import { drawQrCode } from "~/lib/qr-code";
import { Dialog } from "~/ui/dialogs/dialog";
import { QrCode } from "~/ui/media/qr-code";
import { Countdown } from "~/ui/values/countdown";

interface ConfirmDialogProps {
  /** Page that confirms it in WeChat. */
  path: string;
  /** Time at which it expires (ISO), and the server's time. */
  confirmBefore: string;
  serverNow: string;
  onClose(): void;
}

/** A code to the page where a payee confirms a withdrawal in WeChat. */
export function ConfirmDialog({ path, confirmBefore, serverNow, onClose }: ConfirmDialogProps) {
  const address = `${window.location.origin}${path}`;
  return (
    <Dialog title="去微信确认收款" size="sm" isOpen onOpenChange={onClose}>
      <div className={styles.scan}>
        <QrCode code={drawQrCode(address)} label="确认收款的二维码" />
        <p>请用要收款的微信扫一扫，在打开的页面中确认收款</p>
        <p className={styles.hint}>
          还剩 <Countdown until={confirmBefore} serverNow={serverNow} />
          ，逾期未确认，款项会退回余额
        </p>
        <p className={styles.hint}>
          已在微信中？<a href={path}>直接打开确认页</a>
        </p>
      </div>
    </Dialog>
  );
}
