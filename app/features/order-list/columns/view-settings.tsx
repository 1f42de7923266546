import { type ReactNode, useState } from "react";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Columns3 } from "~/ui/icons";
import { Disclosure } from "~/ui/layout/disclosure";
import { lazyComponent } from "~/ui/lazy-component";
import type { ListView } from "./list-view";

/** Loaded when it is opened. */
const ColumnSettings = lazyComponent(async () => (await import("./column-settings")).ColumnSettings);

interface ViewSettingsProps {
  view: ListView;
  onChange: (view: ListView) => void;
  /** The choice of the page size. */
  children?: ReactNode;
}

/** Columns of the list, their order, and the row spacing (ux.md U4). */
export function ViewSettings({ view, onChange, children }: ViewSettingsProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure
      placement="end"
      onPress={() => setOpened(true)}
      summary={
        <>
          <Columns3 size={16} />
          列设置
        </>
      }
    >
      {wasOpened ? (
        <ColumnSettings fallback={<Skeleton lines={7} height={36} />} view={view} onChange={onChange}>
          {children}
        </ColumnSettings>
      ) : null}
    </Disclosure>
  );
}
