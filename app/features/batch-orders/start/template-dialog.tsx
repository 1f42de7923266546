import { ReadFailure } from "~/features/site/read-failure";
import { graphql } from "~/gql";
import type { OrderType } from "~/gql/graphql";
import { useRead } from "~/lib/graphql/use-read";
import { Dialog } from "~/ui/dialogs/dialog";
import { Skeleton } from "~/ui/feedback/skeleton";
import { LinedList } from "~/ui/lists/lined-list";
import { StatusChip } from "~/ui/tags/status-chip";
import styles from "./template-dialog.module.css";

const ImportTemplateDocument = graphql(`
  query ImportTemplate($orderType: OrderType!) {
    viewer { importTemplate(orderType: $orderType) { title isRequired note } }
  }
`);

interface TemplateDialogProps {
  orderType: OrderType;
  onClose(): void;
}

/** The content of each column of the template for this type of order (BATCH-03). */
export function TemplateDialog({ orderType, onClose }: TemplateDialogProps) {
  const { status, data, failure, reload } = useRead(
    ImportTemplateDocument,
    { orderType },
    { pick: ({ viewer }) => viewer?.importTemplate, requestPolicy: "cache-first" },
  );
  return (
    <Dialog title="模板各列说明" isOpen isText onOpenChange={onClose}>
      {status === "failed" ? (
        <ReadFailure what="模板说明" why={failure} onRetry={reload} />
      ) : !data ? (
        <Skeleton lines={6} />
      ) : data.length === 0 ? (
        <p>请下载模板，按标题和第二行的示例填写。</p>
      ) : (
        <LinedList label="模板的列">
          {data.map(({ title, isRequired, note }) => (
            <li key={title} className={styles.column}>
              <strong className={styles.title}>{title}</strong>
              {isRequired ? <StatusChip tone="warning">必填</StatusChip> : null}
              <span className={styles.note}>{note}</span>
            </li>
          ))}
        </LinedList>
      )}
    </Dialog>
  );
}
