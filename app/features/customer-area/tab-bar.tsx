import { Link } from "@remix-run/react";
import { CirclePlus, House, Package, User, Wallet } from "~/ui/icons";
import { currentMark, type MenuEntry } from "./menu";
import styles from "./tab-bar.module.css";
import { usePathAhead } from "./use-path-ahead";

/** The pages that a thumb reaches without the menu. */
const TABS: readonly MenuEntry[] = [
  { to: "/user/index", label: "首页", icon: House },
  { to: "/user/order", label: "订单", icon: Package },
  { to: "/placeorder/stepone", label: "下单", icon: CirclePlus },
  { to: "/user/wallet", label: "钱包", icon: Wallet },
  { to: "/user/setting", label: "我的", icon: User },
];

/**
 * The main pages at the bottom of narrow screens, below every dialog. `tokens.css` has its height as
 * `--tab-bar-height`, so that other bars at the bottom stand above it.
 */
export function TabBar() {
  const pathname = usePathAhead();
  return (
    <nav aria-label="底部导航" className={styles.bar} data-tab-bar="">
      {TABS.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={styles.tab} aria-current={currentMark(TABS, to, pathname)}>
          <Icon size={20} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
