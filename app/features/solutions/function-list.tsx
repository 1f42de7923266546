import { CircleCheck } from "~/ui/icons";
import styles from "./function-list.module.css";

/** Functions, one in a line: the name, then its use. */
export function FunctionList({ rows }: { rows: readonly { name: string; text: string }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ name, text }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>
            <CircleCheck size={20} />
            {name}
          </dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
