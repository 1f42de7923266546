import { lazyComponent } from "~/ui/lazy-component";
import { QR_CODE_PX } from "~/ui/media/qr-code";
import styles from "./scan-code.module.css";

const DrawnCode = lazyComponent(async () => (await import("./drawn-code")).DrawnCode);

const LABEL = "微信支付二维码";

/** The code for paying: an image from the answer, or drawn from its text (C-19). */
export function ScanCode({ code }: { code: string }) {
  if (code.startsWith("data:image/")) {
    return <img className={styles.code} src={code} alt={LABEL} width={QR_CODE_PX} height={QR_CODE_PX} />;
  }
  return (
    <div className={styles.code}>
      <DrawnCode text={code} label={LABEL} />
    </div>
  );
}
