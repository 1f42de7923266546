import { LoaderCircle } from "./icons";
import styles from "./spinner.module.css";

/** A turning ring; the words beside it say what is awaited. */
export function Spinner({ size = 16 }: { size?: 16 | 20 }) {
  return <LoaderCircle className={styles.spinner} size={size} aria-hidden="true" />;
}
