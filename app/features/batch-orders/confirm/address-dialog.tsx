import { useState } from "react";
import { PRICE_WAY_OPTIONS } from "~/features/bids/price-ways";
import { useOffers } from "~/features/customer-area/offers";
import { ReadFailure } from "~/features/site/read-failure";
import type { PriceWay } from "~/gql/graphql";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Notice } from "~/ui/feedback/notice";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Checkbox } from "~/ui/fields/checkbox";
import { RadioCards } from "~/ui/fields/radio-cards";
import { NOTHING_TO_SUBMIT } from "../../../../schema/rules/imports/order-import";
import { ImportAddressesDocument } from "../batch-queries";
import { UnsavedRows, useUnsavedTexts } from "../unsaved-texts";
import styles from "./address-dialog.module.css";
import { AddressRow } from "./address-row";
import { SubmissionOutcome } from "./submission-outcome";
import { useSubmission } from "./use-submission";

interface AddressDialogProps {
  importId: string;
  /** Rows that are ticked at first: good ones without a doubt. */
  readyIds: readonly string[];
  /** Whether masters may bid for these orders. */
  takesBids: boolean;
  onClose(): void;
  /** Pays the placed orders. */
  onPay(orderIds: readonly string[]): void;
}

/** Rows on a page of the dialog. */
const PAGE_SIZE = 20;

/**
 * Shows recognised addresses for confirmation, doubtful ones first and not ticked, and submits the ticked
 * rows (BATCH-07 to 09, ux.md U26).
 */
export function AddressDialog({ importId, readyIds, takesBids, onClose, onPay }: AddressDialogProps) {
  const [page, setPage] = useState(1);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(readyIds));
  const [isNothing, setNothing] = useState(false);
  const [priceWay, setPriceWay] = useState<PriceWay>("PLATFORM");
  const offersBids = useOffers().bids && takesBids;
  const isForBids = priceWay === "BIDS";
  const read = useRead(
    ImportAddressesDocument,
    { importId, page, pageSize: PAGE_SIZE },
    { pick: ({ viewer }) => viewer?.importRows, about: ["OrderImport"], requestPolicy: "network-only" },
  );
  const { state, send } = useSubmission();
  const unsaved = useUnsavedTexts();
  const rows = read.data?.nodes ?? [];
  const pages = Math.max(1, Math.ceil((read.data?.total ?? 0) / PAGE_SIZE));
  // A row that is changed into an error leaves the list, perhaps as the only one of the last page.
  if (read.data && page > pages) setPage(pages);
  const tick = (ids: readonly string[], isTicked: boolean) => {
    setNothing(false);
    const next = new Set(ticked);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  };
  const onPage = rows.filter(({ id }) => ticked.has(id)).length;
  const isSending = state.phase === "sending";
  const turnTo = (other: number) => {
    if (!unsaved.stops()) setPage(other);
  };
  const submit = () => {
    if (unsaved.stops()) return;
    if (ticked.size === 0) return setNothing(true);
    void send([...ticked], priceWay);
  };
  return (
    <Dialog
      title="确认地址"
      size="wide"
      isOpen
      isDismissable={false}
      onOpenChange={() => {
        if (!isSending) onClose();
      }}
      footer={
        state.phase === "done" ? (
          <>
            <Button onPress={onClose}>完成</Button>
            {state.orderIds.length > 0 && !isForBids ? (
              <Button variant="pay" onPress={() => onPay(state.orderIds)}>
                去支付 {state.orderIds.length} 单
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <p className={styles.chosen}>已选 {ticked.size} 单</p>
            <Button isDisabled={isSending} onPress={onClose}>
              取消
            </Button>
            <Button variant="primary" isPending={isSending} onPress={submit}>
              提交订单
            </Button>
          </>
        )
      }
    >
      {state.phase !== "idle" ? (
        <SubmissionOutcome
          state={state}
          isForBids={isForBids}
          onRetry={() => void send([...ticked], priceWay)}
        />
      ) : read.status === "failed" ? (
        <ReadFailure what="地址" why={read.failure} onRetry={read.reload} />
      ) : read.status !== "ready" ? (
        <Skeleton lines={6} />
      ) : (
        <div className={styles.body}>
          <p className={styles.about}>
            左边是表格中的地址，右边是系统识别的结果，不同之处已标出。需要核对的排在最前，默认不勾选。
          </p>
          {offersBids ? (
            <RadioCards
              label="计价方式"
              value={priceWay}
              onChange={setPriceWay}
              options={PRICE_WAY_OPTIONS}
            />
          ) : null}
          {isNothing ? <Notice tone="danger">{NOTHING_TO_SUBMIT}</Notice> : null}
          <Checkbox
            isSelected={onPage > 0 && onPage === rows.length}
            isPartly={onPage > 0 && onPage < rows.length}
            onChange={(isTicked) =>
              tick(
                rows.map(({ id }) => id),
                isTicked,
              )
            }
          >
            本页全选
          </Checkbox>
          <ul className={styles.rows} aria-label="待确认的地址" aria-busy={read.isRefreshing || undefined}>
            <UnsavedRows value={unsaved.texts}>
              {rows.map((row) => (
                <AddressRow
                  key={row.id}
                  importId={importId}
                  row={row}
                  isTicked={ticked.has(row.id)}
                  onTick={(isTicked) => tick([row.id], isTicked)}
                />
              ))}
            </UnsavedRows>
          </ul>
          {pages > 1 ? (
            <nav className={styles.pages} aria-label="地址分页">
              <Button size="sm" isDisabled={page === 1} onPress={() => turnTo(page - 1)}>
                上一页
              </Button>
              <span>
                {page} / {pages}
              </span>
              <Button size="sm" isDisabled={page === pages} onPress={() => turnTo(page + 1)}>
                下一页
              </Button>
            </nav>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
