import { Link } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "~/ui/icons";
import { currentMark, type MenuEntry } from "./menu";
import styles from "./side-menu.module.css";
import { usePathAhead } from "./use-path-ahead";

interface SideMenuProps {
  entries: readonly MenuEntry[];
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
}

/** The menu at the left on wide screens; collapsed it keeps its icons, each with its name as a tooltip. */
export function SideMenu({ entries, isCollapsed, onCollapsedChange }: SideMenuProps) {
  const Icon = isCollapsed ? ChevronRight : ChevronLeft;
  const label = isCollapsed ? "展开菜单" : "收起菜单";
  return (
    <aside className={styles.side} data-collapsed={isCollapsed || undefined}>
      <MenuList label="侧边菜单" entries={entries} isCollapsed={isCollapsed} />
      <button
        type="button"
        className={styles.collapse}
        aria-expanded={!isCollapsed}
        aria-label={label}
        title={label}
        onClick={() => onCollapsedChange(!isCollapsed)}
      >
        <Icon size={16} />
        {isCollapsed ? null : <span aria-hidden="true">收起</span>}
      </button>
    </aside>
  );
}

interface MenuListProps {
  label: string;
  entries: readonly MenuEntry[];
  isCollapsed?: boolean;
}

/** Entries of the side menu or the drawer; that of the page, or of the one above it, is marked. */
export function MenuList({ label, entries, isCollapsed = false }: MenuListProps) {
  const pathname = usePathAhead();
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {entries.map(({ to, label: name, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.entry}
              title={isCollapsed ? name : undefined}
              aria-current={currentMark(entries, to, pathname)}
            >
              <Icon size={20} />
              <span className={styles.label}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
