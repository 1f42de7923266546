import { ReadFailure } from "~/features/site/read-failure";
import { useLoaded } from "~/lib/use-loaded";
import { Skeleton } from "~/ui/feedback/skeleton";
import { loadCode } from "~/ui/load-code";
import type { DetailTab, DetailTabPanel, DetailTabProps } from "./detail-tabs";
import { PANELS } from "./tabs";

/** The content of a tab; one that has to be loaded is shown a moment later. */
export function TabPanel({ tab, ...props }: DetailTabProps & { tab: DetailTab }) {
  const panel = PANELS[tab];
  if ("load" in panel) return <LoadedPanel key={tab} load={panel.load} {...props} />;
  const Panel = panel;
  return <Panel {...props} />;
}

function LoadedPanel({ load, ...props }: DetailTabProps & { load(): Promise<DetailTabPanel> }) {
  const { status, data, reload } = useLoaded("panel", async () => ({ Panel: await loadCode(load) }));
  if (status === "failed") {
    return <ReadFailure what="内容" why={null} onRetry={reload} />;
  }
  return data ? <data.Panel {...props} /> : <Skeleton lines={6} />;
}
