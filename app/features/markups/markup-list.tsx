import { useKept, useLoaded } from "~/lib/use-loaded";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { RecordList } from "~/ui/record-list";
import { Skeleton } from "~/ui/skeleton";
import { useRoomEvents } from "../realtime/realtime-provider";
import { MarkupCard } from "./markup-card";
import type { MarkupReference } from "./markup-queries";

interface MarkupListProps {
  /** What is listed; another key is read anew. */
  listKey: string;
  label: string;
  load(): Promise<readonly MarkupReference[]>;
  hasOrder?: boolean;
  empty: { title: string; description: string };
  /** One of them was decided. */
  onChanged?(): void;
}

/** Markups, read in the browser, and again when an order has changed; what was read last stays meanwhile. */
export function MarkupList({ listKey, label, load, hasOrder, empty, onChanged }: MarkupListProps) {
  const { status, data, reload } = useLoaded(listKey, load);
  const shown = useKept(data);
  useRoomEvents((event) => {
    if (event.kind === "ORDER_CHANGED") reload();
  });
  if (status === "failed" && !shown) return <ErrorState title={`${label}加载失败`} onRetry={reload} />;
  if (!shown) return <Skeleton lines={3} height={72} />;
  if (shown.length === 0) return <EmptyState {...empty} />;
  return (
    <RecordList label={label} isBusy={status === "loading"}>
      {shown.map((markup) => (
        <MarkupCard
          // A card holds the dialog that is open about it, and newer markups come in above.
          key={markup.id}
          markup={markup}
          hasOrder={hasOrder}
          onChanged={() => {
            reload();
            onChanged?.();
          }}
        />
      ))}
    </RecordList>
  );
}
