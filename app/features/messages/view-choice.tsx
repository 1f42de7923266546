import { Link } from "@remix-run/react";
import { without } from "~/features/list/list-address";
import { MESSAGE_LIST, type MessageFilter } from "./message-list-address";
import styles from "./view-choice.module.css";

/** Choice between a list of messages and groups by order (ux.md U44): each has an address. */
export function ViewChoice({ filter }: { filter: MessageFilter }) {
  const views = [
    { label: "按时间", filter: without(filter, "view"), isCurrent: filter.view === undefined },
    { label: "按订单", filter: { ...filter, view: "order" as const }, isCurrent: filter.view === "order" },
  ];
  return (
    <nav aria-label="查看方式" className={styles.views}>
      {views.map(({ label, filter: target, isCurrent }) => (
        <Link
          key={label}
          to={MESSAGE_LIST.href({ filter: target })}
          className={styles.view}
          aria-current={isCurrent || undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
