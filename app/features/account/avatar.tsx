import styles from "./avatar.module.css";

/**
 * The picture of a customer, or the first character of the name. It is decoration, because the name is next
 * to it.
 */
export function Avatar({ name, url, size = 28 }: { name: string; url: string | null; size?: number }) {
  const box = { width: size, height: size };
  if (url) return <img className={styles.avatar} src={url} alt="" style={box} width={size} height={size} />;
  return (
    <span className={styles.avatar} style={{ ...box, fontSize: size * 0.45 }} aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  );
}
