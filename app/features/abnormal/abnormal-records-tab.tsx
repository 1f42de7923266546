import { Link } from "@remix-run/react";
import { ReadFailure } from "~/features/site/read-failure";
import { useRead } from "~/lib/graphql/use-read";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Notice } from "~/ui/feedback/notice";
import { Skeleton } from "~/ui/feedback/skeleton";
import { RecordList } from "~/ui/lists/record-list";
import styles from "./abnormal.module.css";
import { AbnormalCard } from "./abnormal-card";
import { OrderAbnormalDocument } from "./abnormal-queries";

/**
 * The exceptions of an order as a tab of its detail (DETAIL-10..12). The last data stay while they are read
 * again.
 */
export function AbnormalRecordsTab({ orderId, isDecidedHere }: { orderId: string; isDecidedHere?: boolean }) {
  const {
    status,
    data: page,
    isRefreshing,
    failure,
    reload,
  } = useRead(
    OrderAbnormalDocument,
    { orderId },
    { pick: ({ viewer }) => viewer?.abnormalRecords, about: ["AbnormalRecord", `Order:${orderId}`] },
  );
  if (status === "failed") return <ReadFailure what="异常记录" why={failure} onRetry={reload} />;
  if (!page) return <Skeleton lines={3} height={88} />;
  const { nodes: records, total } = page;
  if (records.length === 0) {
    return (
      <EmptyState illustration="safe" title="没有异常记录" description="师傅或您上报的货物异常会列在这里" />
    );
  }
  return (
    <div className={styles.records}>
      <RecordList label="异常记录" isBusy={isRefreshing}>
        {records.map((record) => (
          <AbnormalCard key={record.id} record={record} isDecidedHere={isDecidedHere} />
        ))}
      </RecordList>
      {total > records.length ? (
        <Notice tone="info">
          共 {total} 条异常记录，这里显示最近的 {records.length} 条，其余请到
          <Link to="/user/followup/record">异常跟进</Link>查看。
        </Notice>
      ) : null}
    </div>
  );
}
