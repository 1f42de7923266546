import { Link } from "@remix-run/react";
import styles from "./account-strip.module.css";
import { Avatar } from "./avatar";
import { LogoutButton } from "./logout-button";

interface AccountMenuProps {
  nickname: string;
  avatarUrl: string | null;
}

/** The signed-in customer's entries on public pages (NAV-02); visitors never load it. */
export function AccountMenu({ nickname, avatarUrl }: AccountMenuProps) {
  return (
    <nav className={styles.strip} aria-label="账户">
      <Link to="/user/index" className={styles.customer}>
        <Avatar name={nickname} url={avatarUrl} />
        <span className={styles.name}>{nickname}</span>
      </Link>
      <LogoutButton className={styles.logout} />
    </nav>
  );
}
