import styles from "./qr-code.module.css";

interface QrCodeProps {
  /** As drawn on the server: a path over a square of `size` units. */
  code: { size: number; path: string };
  /** What scanning it does, for people who cannot see it. */
  label: string;
}

/** Side of a code to scan, px (CONST-33). */
export const QR_CODE_PX = 200;

/** A QR code, dark on white in both themes, as scanners expect. */
export function QrCode({ code, label }: QrCodeProps) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      width={QR_CODE_PX}
      height={QR_CODE_PX}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}
