import { useRead } from "~/lib/graphql/use-read";
import { EmptyState } from "~/ui/feedback/empty-state";
import { ErrorState } from "~/ui/feedback/error-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { RecordList } from "~/ui/lists/record-list";
import { AbnormalCard } from "./abnormal-card";
import { OrderAbnormalDocument } from "./abnormal-queries";

/**
 * The exceptions of an order as a tab of its detail (DETAIL-10..12). The last data stay while they are read
 * again.
 */
export function AbnormalRecordsTab({ orderId, isDecidedHere }: { orderId: string; isDecidedHere?: boolean }) {
  const {
    status,
    data: records,
    isRefreshing,
    reload,
  } = useRead(
    OrderAbnormalDocument,
    { orderId },
    { pick: ({ viewer }) => viewer?.abnormalRecords?.nodes, about: ["AbnormalRecord", `Order:${orderId}`] },
  );
  if (status === "failed") return <ErrorState title="异常记录加载失败" onRetry={reload} />;
  if (!records) return <Skeleton lines={3} height={88} />;
  if (records.length === 0) {
    return (
      <EmptyState illustration="safe" title="没有异常记录" description="师傅或您上报的货物异常会列在这里" />
    );
  }
  return (
    <RecordList label="异常记录" isBusy={isRefreshing}>
      {records.map((record) => (
        <AbnormalCard key={record.id} record={record} isDecidedHere={isDecidedHere} />
      ))}
    </RecordList>
  );
}
