import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import type { ShortcutTool } from "~/features/shortcuts/read-key";
import { ShortcutTools } from "~/features/shortcuts/shortcut-tools";
import { OfflineLine } from "~/features/site/offline-line";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { readItem, writeItem } from "~/lib/storage";
import { lazyComponent } from "~/ui/lazy-component";
import styles from "./customer-frame.module.css";
import { CustomerHeader } from "./customer-header";
import { HEADER_TABS, sideMenuFor, TOP_LINKS } from "./menu";
import { NavigationProgress } from "./navigation-progress";
import { useOffers } from "./offers";
import { MenuList, SideMenu } from "./side-menu";
import { TabBar } from "./tab-bar";

/** The shortcuts come after the page, which goes on without them when they cannot be loaded. */
const KeyListener = lazyComponent(
  async () => (await import("~/features/shortcuts/key-listener")).KeyListener,
  null,
);
const Drawer = lazyComponent(async () => (await import("~/ui/dialogs/drawer")).Drawer);

const COLLAPSED_KEY = "side-menu-collapsed";

interface CustomerFrameProps {
  customer: { nickname: string; avatar: string | null };
  /** Number of unread messages; null when unknown. */
  unread: number | null;
  children: ReactNode;
}

/** Header, side menu, page and, on narrow screens, the tab bar of the customer area (NAV-12..30). */
export function CustomerFrame({ customer, unread, children }: CustomerFrameProps) {
  const { pathname } = useLocation();
  const menu = sideMenuFor(useOffers());
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isCollapsed, setCollapsed] = useState(false);
  const [tool, setTool] = useState<ShortcutTool | null>(null);

  useEffect(() => setCollapsed(recallCollapsed()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere is what closes the drawer
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <div className={styles.frame}>
      <NavigationProgress />
      <CustomerHeader
        customer={customer}
        unread={unread}
        isMenuOpen={isMenuOpen}
        onOpenMenu={() => setMenuOpen(true)}
        onFind={() => setTool("palette")}
      />
      <OfflineLine />
      <div className={styles.columns}>
        <SideMenu
          entries={menu}
          isCollapsed={isCollapsed}
          onCollapsedChange={(next) => {
            setCollapsed(next);
            rememberCollapsed(next);
          }}
        />
        <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main}>
          <div className={styles.content}>{children}</div>
        </main>
      </div>
      <TabBar />
      <Drawer title="菜单" side="left" isOpen={isMenuOpen} onOpenChange={setMenuOpen}>
        <div className={styles.drawer}>
          <MenuList label="主导航" entries={HEADER_TABS} />
          <hr className={styles.rule} />
          <MenuList label="侧边菜单" entries={menu} />
          <hr className={styles.rule} />
          <MenuList label="顶部链接" entries={TOP_LINKS} />
        </div>
      </Drawer>
      <KeyListener onTool={setTool} />
      <ShortcutTools tool={tool} onTool={setTool} />
    </div>
  );
}

const recallCollapsed = (): boolean => readItem("local", COLLAPSED_KEY) === "1";

const rememberCollapsed = (isCollapsed: boolean) =>
  writeItem("local", COLLAPSED_KEY, isCollapsed ? "1" : "0");
