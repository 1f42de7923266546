import { LoaderCircle } from "../icons";
import styles from "./spinner.module.css";

/** A spinning ring; the text beside it says what is loading. */
export function Spinner({ size = 16 }: { size?: 16 | 20 }) {
  return <LoaderCircle className={styles.spinner} size={size} aria-hidden="true" />;
}
