import styles from "./thumbnail.module.css";

interface ThumbnailProps {
  url: string;
  /** Of a side, px. */
  size: number;
  /** Loads when it comes near the window, for long lists. */
  isLazy?: boolean;
}

/** A small square picture. Decoration: what it shows stands beside it. */
export function Thumbnail({ url, size, isLazy = false }: ThumbnailProps) {
  const box = { width: size, height: size };
  return (
    <img
      className={styles.thumbnail}
      src={url}
      alt=""
      style={box}
      width={size}
      height={size}
      loading={isLazy ? "lazy" : undefined}
    />
  );
}
