import { Link } from "@remix-run/react";
import { Avatar } from "~/features/account/avatar";
import { LogoutButton } from "~/features/account/logout-button";
import { Brand } from "~/features/site/brand";
import { IconButton } from "~/ui/buttons/icon-button";
import { Menu, Search } from "~/ui/icons";
import styles from "./customer-header.module.css";
import { currentMark, HEADER_TABS, TOP_LINKS } from "./menu";
import { UnreadBadge } from "./unread-badge";
import { usePathAhead } from "./use-path-ahead";

interface CustomerHeaderProps {
  customer: { nickname: string; avatar: string | null };
  unread: number | null;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
  /** Opens the palette (ux.md U47). */
  onFind: () => void;
}

/** Header of the customer area: brand, tabs, the way back to the public site, messages, account (NAV-12, NAV-13). */
export function CustomerHeader({ customer, unread, isMenuOpen, onOpenMenu, onFind }: CustomerHeaderProps) {
  const pathname = usePathAhead();
  return (
    <header className={styles.header}>
      <div className={styles.menuButton}>
        <IconButton
          label="打开菜单"
          icon={<Menu size={20} />}
          onPress={onOpenMenu}
          aria-expanded={isMenuOpen}
        />
      </div>
      <Brand to="/user/index" />
      <nav aria-label="主导航" className={styles.tabs}>
        {HEADER_TABS.map(({ to, label }) => (
          <Link key={to} to={to} className={styles.tab} aria-current={currentMark(HEADER_TABS, to, pathname)}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.end}>
        {TOP_LINKS.map(({ to, label }) => (
          <Link key={to} to={to} className={styles.home}>
            {label}
          </Link>
        ))}
        <button
          type="button"
          className={styles.find}
          aria-keyshortcuts="Control+K Meta+K"
          title="查找订单、商品、页面和操作（Ctrl+K，Mac 为 ⌘K）；按 ? 查看全部快捷键"
          onClick={onFind}
        >
          <Search size={16} />
          <span className={styles.findText}>快速查找</span>
          <span className={styles.findKey} aria-hidden="true">
            Ctrl K
          </span>
        </button>
        <UnreadBadge count={unread} />
        <div className={styles.account}>
          <Link to="/user/index" className={styles.customer}>
            <Avatar name={customer.nickname} url={customer.avatar} />
            <span className={styles.name}>{customer.nickname}</span>
          </Link>
          <LogoutButton className={styles.logout} />
        </div>
      </div>
    </header>
  );
}
