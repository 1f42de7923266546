import styles from "./photo-list.module.css";

interface PhotoListProps {
  label: string;
  urls: readonly string[];
}

/** Photos in a row, each opening in a new tab; renders nothing without photos. */
export function PhotoList({ label, urls }: PhotoListProps) {
  if (urls.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label={label}>
      {[...new Set(urls)].map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.photo}>
            <img src={url} alt={`${label} ${index + 1}，查看大图`} loading="lazy" width={96} height={96} />
          </a>
        </li>
      ))}
    </ul>
  );
}
