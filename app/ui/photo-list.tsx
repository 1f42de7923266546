import styles from "./photo-list.module.css";

interface PhotoListProps {
  label: string;
  urls: readonly string[];
}

/** Photos in a row, each in full in a tab of its own; nothing for none. */
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
