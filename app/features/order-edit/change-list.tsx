import type { OrderEditChange } from "../../../schema/rules/orders/order-edit";
import styles from "./order-edit.module.css";

/** The changes, line by line: old and new value. */
export function ChangeList({ changes }: { changes: readonly OrderEditChange[] }) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ name, from, to }) => (
        <div key={name} className={styles.change}>
          <dt>{name}</dt>
          <dd>
            <del>{from}</del> → <ins>{to}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
