import { Link } from "@remix-run/react";
import { useState } from "react";
import { type FragmentType, getFragment } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { RecordBox, RecordList } from "~/ui/lists/record-list";
import { BATCH_PAGE } from "../batch-address";
import { DiscardOrderImportDocument, OrderImportFragment } from "../batch-queries";
import styles from "./import-records.module.css";

type Reference = { id: string } & FragmentType<typeof OrderImportFragment>;

interface ImportRecordsProps {
  imports: readonly Reference[];
  isBusy: boolean;
}

interface Discarded {
  readonly id: string;
  readonly fileName: string;
  /** Whether rows of it are not placed, and are lost. */
  readonly isOpen: boolean;
}

const DISCARDING = {
  label: "放弃",
  question: (fileName: string) => `放弃“${fileName}”后，未下单的行将删除；已下的订单不受影响。`,
  done: "已放弃该次导入",
};
const REMOVING = {
  label: "删除记录",
  question: (fileName: string) => `删除“${fileName}”的导入记录？已下的订单不受影响。`,
  done: "已删除该次导入的记录",
};

/** Imports of the last 90 days: file, person, time and results of the rows. Each can be continued (G-13). */
export function ImportRecords({ imports, isBusy }: ImportRecordsProps) {
  const [discarded, setDiscarded] = useState<Discarded | null>(null);
  const words = discarded?.isOpen === false ? REMOVING : DISCARDING;
  const discard = useMutate(DiscardOrderImportDocument, {
    success: words.done,
    changes: ["OrderImport"],
    onEnd: () => setDiscarded(null),
  });
  return (
    <>
      <RecordList label="批量导入记录" isBusy={isBusy}>
        {imports.map((reference) => {
          const one = getFragment(OrderImportFragment, reference);
          const { counts } = one;
          const href = BATCH_PAGE.href({ filter: { import: one.id } });
          const nameId = `import-${one.id}`;
          const isOpen = counts.placed < counts.total;
          return (
            <RecordBox key={one.id} className={styles.record}>
              <div className={styles.file}>
                <Link id={nameId} to={href} className={styles.name}>
                  {one.fileName}
                </Link>
                <p className={styles.facts}>
                  {one.goodsTypeName} · {one.userName} · {formatDateTime(one.createdAt)}
                </p>
              </div>
              <dl className={styles.counts}>
                <Count label="总行数" value={counts.total} />
                <Count label="可下单" value={counts.good} />
                <Count label="有问题" value={counts.bad} isBad={counts.bad > 0} />
                <Count label="已下单" value={counts.placed} />
                <Count label="已付款" value={counts.paid} />
              </dl>
              <div className={styles.actions}>
                <LinkButton to={href} size="sm" aria-describedby={nameId}>
                  {isOpen ? "继续处理" : "查看结果"}
                </LinkButton>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-describedby={nameId}
                  onPress={() => setDiscarded({ id: one.id, fileName: one.fileName, isOpen })}
                >
                  {(isOpen ? DISCARDING : REMOVING).label}
                </Button>
              </div>
            </RecordBox>
          );
        })}
      </RecordList>
      <ConfirmDialog
        message={words.question(discarded?.fileName ?? "")}
        confirmLabel={words.label}
        isDanger
        isOpen={discarded !== null}
        isPending={discard.isPending}
        onOpenChange={() => setDiscarded(null)}
        onConfirm={() => discarded && void discard.send({ importId: discarded.id })}
      />
    </>
  );
}

function Count({ label, value, isBad = false }: { label: string; value: number; isBad?: boolean }) {
  return (
    <div className={isBad ? styles.bad : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
