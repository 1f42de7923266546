import { NavLink } from "@remix-run/react";
import { Bell } from "~/ui/icons";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import styles from "./unread-badge.module.css";

const MOST_SHOWN = 99;

/** The way to the messages with how many are unread (NAV-13, MSG-07), null when unknown; a change is announced. */
export function UnreadBadge({ count }: { count: number | null }) {
  const name = count === null ? "未读消息" : `未读消息 ${count} 条`;
  return (
    <>
      <NavLink to="/user/message" className={styles.badge} aria-label={name} title={name}>
        <Bell size={20} />
        {count !== null && count > 0 ? (
          <span className={styles.count} aria-hidden="true" key={count}>
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        ) : null}
      </NavLink>
      <VisuallyHidden>
        <span role="status">{name}</span>
      </VisuallyHidden>
    </>
  );
}
