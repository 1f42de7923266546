import { type ReactNode, useState } from "react";
import { ExportButton } from "~/features/list/export/export-button";
import type { ExportedRows } from "~/features/list/export/export-dialog";
import { MenuButton } from "~/ui/buttons/menu-button";
import { Skeleton } from "~/ui/feedback/skeleton";
import { lazyComponent } from "~/ui/lazy-component";
import styles from "./list-tools.module.css";
import type { ListView } from "./list-view";
import { ViewSettings } from "./view-settings";

const ExportDialog = lazyComponent(
  async () => (await import("~/features/list/export/export-dialog")).ExportDialog,
);
const Drawer = lazyComponent(async () => (await import("~/ui/dialogs/drawer")).Drawer);
const ColumnSettings = lazyComponent(async () => (await import("./column-settings")).ColumnSettings);

const EXPORT = { id: "EXPORT", label: "导出" };
const COLUMNS = { id: "COLUMNS", label: "列设置" };

interface ListToolsProps {
  /** The rows for 导出; null while there are none. */
  exported: ExportedRows | null;
  view: ListView;
  onViewChange: (view: ListView) => void;
  /** The choice of the page size. */
  children?: ReactNode;
}

/** 导出 and 列设置 of the order list: two buttons, or one menu on a phone (LIST-06, ux.md U4). */
export function ListTools({ exported, view, onViewChange, children }: ListToolsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <div className={styles.wide}>
        {exported ? <ExportButton {...exported} /> : null}
        <ViewSettings view={view} onChange={onViewChange}>
          {children}
        </ViewSettings>
      </div>
      <div className={styles.narrow}>
        <MenuButton label="列表操作" items={exported ? [EXPORT, COLUMNS] : [COLUMNS]} onAction={setOpened}>
          列表操作
        </MenuButton>
      </div>
      {exported && opened === EXPORT.id ? <ExportDialog {...exported} onClose={close} /> : null}
      <Drawer title={COLUMNS.label} isOpen={opened === COLUMNS.id} onOpenChange={close}>
        <ColumnSettings fallback={<Skeleton lines={7} height={36} />} view={view} onChange={onViewChange}>
          {children}
        </ColumnSettings>
      </Drawer>
    </>
  );
}
