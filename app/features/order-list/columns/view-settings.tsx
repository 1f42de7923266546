import { type ReactNode, useState } from "react";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Columns3 } from "~/ui/icons";
import { Disclosure } from "~/ui/layout/disclosure";
import { lazyComponent } from "~/ui/lazy-component";
import type { ListView } from "./list-view";

/** Comes when it is opened: the server's page and most visits are spared it. */
const ColumnSettings = lazyComponent(async () => (await import("./column-settings")).ColumnSettings);

interface ViewSettingsProps {
  view: ListView;
  onChange: (view: ListView) => void;
  /** What chooses the rows of a page. */
  children?: ReactNode;
}

/** Which columns the list shows, in which order, and how close its rows stand (ux.md U4). */
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
