import styles from "./qr-code.module.css";

interface QrCodeProps {
  /** As drawn on the server: a path over a square of `size` units. */
  code: { size: number; path: string };
  /** What scanning it does, for people who cannot see it. */
  label: string;
  /** Of its sides, px. */
  size?: number;
}

/** A QR code, dark on white in both themes, as scanners expect. */
export function QrCode({ code, label, size = 168 }: QrCodeProps) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}
