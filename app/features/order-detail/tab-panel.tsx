import { ReadFailure } from "~/features/site/read-failure";
import { useLoaded } from "~/lib/use-loaded";
import { Skeleton } from "~/ui/feedback/skeleton";
import { loadCode } from "~/ui/load-code";
import type { DetailTab, DetailTabPanel, DetailTabProps } from "./detail-tabs";
import { PANELS } from "./tabs";

/**
 * The content of a tab; one that has to be loaded is shown a moment later. Every order has its own, so that what is
 * typed about one order is not sent for the next.
 */
export function TabPanel({ tab, ...props }: DetailTabProps & { tab: DetailTab }) {
  const panel = PANELS[tab];
  const key = `${tab}-${props.orderId}`;
  if ("load" in panel) return <LoadedPanel key={key} load={panel.load} {...props} />;
  const Panel = panel;
  return <Panel key={key} {...props} />;
}

function LoadedPanel({ load, ...props }: DetailTabProps & { load(): Promise<DetailTabPanel> }) {
  const { status, data, reload } = useLoaded("panel", async () => ({ Panel: await loadCode(load) }));
  if (status === "failed") {
    return <ReadFailure what="内容" why={null} onRetry={reload} />;
  }
  return data ? <data.Panel {...props} /> : <Skeleton lines={6} />;
}
