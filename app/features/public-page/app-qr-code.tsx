import { QrCode } from "~/ui/media/qr-code";
import styles from "./app-qr-code.module.css";

interface AppQrCodeProps {
  code: { size: number; path: string };
  caption: string;
}

/** The QR code that opens the app's store on a phone (PUB-13, PUB-26). */
export function AppQrCode({ code, caption }: AppQrCodeProps) {
  return (
    <figure className={styles.figure}>
      <QrCode code={code} label="下载装达 App 的二维码" />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
