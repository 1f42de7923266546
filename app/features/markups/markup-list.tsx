import { ReadFailure } from "~/features/site/read-failure";
import type { Read } from "~/lib/graphql/use-read";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { RecordList } from "~/ui/lists/record-list";
import { MarkupCard } from "./markup-card";
import type { MarkupReference } from "./markup-queries";

interface MarkupListProps {
  label: string;
  /** The listed markups, read again when an order has changed. */
  markups: Read<readonly MarkupReference[]>;
  hasOrder?: boolean;
  empty: { title: string; description: string };
}

/** Markups that are read in the browser. The last data stay while they are read again. */
export function MarkupList({ label, markups, hasOrder, empty }: MarkupListProps) {
  const { status, data, isRefreshing, failure, reload } = markups;
  if (status === "failed") return <ReadFailure what={label} why={failure} onRetry={reload} />;
  if (!data) return <Skeleton lines={3} height={72} />;
  if (data.length === 0) return <EmptyState {...empty} />;
  return (
    <RecordList label={label} isBusy={isRefreshing}>
      {data.map((markup) => (
        // A card contains its open dialog, and newer markups are inserted above.
        <MarkupCard key={markup.id} markup={markup} hasOrder={hasOrder} />
      ))}
    </RecordList>
  );
}
