import { lazyComponent } from "~/ui/lazy-component";
import styles from "./scan-code.module.css";

const DrawnCode = lazyComponent(async () => (await import("./drawn-code")).DrawnCode);

/** Side of a code to scan, px (CONST-33). */
const SCAN_CODE_PX = 200;
const LABEL = "微信支付二维码";

/** The code for paying: an image from the answer, or drawn from its text (C-19). */
export function ScanCode({ code }: { code: string }) {
  if (code.startsWith("data:image/")) {
    return <img className={styles.code} src={code} alt={LABEL} width={SCAN_CODE_PX} height={SCAN_CODE_PX} />;
  }
  return (
    <div className={styles.code}>
      <DrawnCode text={code} label={LABEL} size={SCAN_CODE_PX} />
    </div>
  );
}
