import { Link } from "@remix-run/react";
import { useCallback, useState } from "react";
import type { ExportedRows } from "~/features/list/export/export-dialog";
import { FilterTabs } from "~/features/list/filter-tabs";
import { ListRows } from "~/features/list/list-rows";
import type { PlaceInList } from "~/features/list/use-place";
import { type FragmentType, getFragment } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Notice } from "~/ui/feedback/notice";
import { Download } from "~/ui/icons";
import { PageHeader } from "~/ui/layout/page-header";
import { lazyComponent } from "~/ui/lazy-component";
import { BATCH_PAGE, IMPORT_ROWS, SHOWN_ROWS } from "../batch-address";
import { ImportDetailFragment, OrderImportFragment } from "../batch-queries";
import { UnsavedRows, useUnsavedTexts } from "../unsaved-texts";
import { ImportRow, type ImportRowReference } from "./import-row";
import rowStyles from "./import-row.module.css";
import styles from "./import-work.module.css";
import { usePayInTurns } from "./use-pay-in-turns";

const ExportDialog = lazyComponent(
  async () => (await import("~/features/list/export/export-dialog")).ExportDialog,
);
const AddressDialog = lazyComponent(async () => (await import("../confirm/address-dialog")).AddressDialog);
const MapColumnsDialog = lazyComponent(async () => (await import("./map-columns-dialog")).MapColumnsDialog);
const AddGoodsDialog = lazyComponent(async () => (await import("./add-goods-dialog")).AddGoodsDialog);
const BatchPayDialog = lazyComponent(
  async () => (await import("~/features/payment/batch/batch-pay-dialog")).BatchPayDialog,
);

type Filter = ReturnType<typeof BATCH_PAGE.readFilter>;

interface ImportWorkProps {
  detail: FragmentType<typeof ImportDetailFragment>;
  rows: { nodes: readonly ImportRowReference[]; total: number } | null;
  place: PlaceInList<Filter>;
  size: number;
}

const EMPTY_TITLES = {
  ALL: "这份表格没有行",
  BAD: "没有需要修改的行",
  GOOD: "没有可下单的行",
  PLACED: "还没有已下单的行",
} as const;
const TAB_NAMES = { ALL: "全部", BAD: "有问题", GOOD: "可下单", PLACED: "已下单" } as const;
const COUNT_OF = { ALL: "total", BAD: "bad", GOOD: "good", PLACED: "placed" } as const;

/** One import: its rows by state, corrected in place, then confirmed, placed and paid (BATCH-04 to 10). */
export function ImportWork({ detail: reference, rows, place, size }: ImportWorkProps) {
  const detail = getFragment(ImportDetailFragment, reference);
  const head = getFragment(OrderImportFragment, detail.summary);
  const { counts } = head;
  const [opened, setOpened] = useState<"map" | "confirm" | null>(head.isMapped ? null : "map");
  const [download, setDownload] = useState<ExportedRows | null>(null);
  const [goods, setGoods] = useState<string | null>(null);
  const pay = usePayInTurns(detail.unpaidOrderIds);
  const unsaved = useUnsavedTexts();
  const close = () => setOpened(null);
  const confirm = () => {
    if (!unsaved.stops()) setOpened("confirm");
  };
  const addGoods = useCallback((name: string) => setGoods(name), []);
  const shown = place.aimed.filter.show ?? "ALL";
  const tabs = SHOWN_ROWS.map((show) => ({
    label: TAB_NAMES[show],
    filter: { import: detail.id, ...(show === "ALL" ? {} : { show }) },
    isCurrent: shown === show,
    count: counts[COUNT_OF[show]],
  }));
  return (
    <div className={styles.page} onClickCapture={unsaved.stopsLink}>
      <p>
        <Link to={BATCH_PAGE.href()}>返回批量下单</Link>
      </p>
      <PageHeader
        title={head.fileName}
        description={`${head.goodsTypeName}${head.source ? ` · ${head.source}导出` : ""} · ${head.userName} · ${formatDateTime(head.createdAt)}`}
        actions={
          <>
            {counts.placed === 0 ? <Button onPress={() => setOpened("map")}>对应列</Button> : null}
            {pay.waiting > 0 ? (
              <Button variant={counts.good > 0 ? "secondary" : "pay"} onPress={pay.start}>
                去支付 {pay.waiting} 单
              </Button>
            ) : null}
            {counts.good > 0 ? (
              <Button variant="primary" onPress={confirm}>
                确认地址并下单（{counts.good}）
              </Button>
            ) : null}
          </>
        }
      />
      {head.isMapped ? null : (
        <Notice
          tone="info"
          action={
            <Button size="sm" onPress={() => setOpened("map")}>
              去对应
            </Button>
          }
        >
          没有认出这份表格的列，请先指定每一列对应什么。
        </Notice>
      )}
      {head.isMapped && counts.bad > 0 ? (
        <Notice
          tone="warning"
          action={
            <Button
              size="sm"
              icon={<Download size={16} />}
              onPress={() =>
                setDownload({
                  href: `/order/api/order_batch_marked?importId=${detail.id}`,
                  title: "下载标注问题的表格",
                  unit: "行",
                })
              }
            >
              下载标注
            </Button>
          }
        >
          {counts.bad} 行需要修改：可在下面直接修改，或下载标注了问题的表格改好后再上传。其余 {counts.good}{" "}
          行可以先下单。
        </Notice>
      ) : null}
      <FilterTabs label="行的状态" at={IMPORT_ROWS} tabs={tabs} />
      <ListRows
        what="导入的行"
        at={IMPORT_ROWS}
        place={place}
        size={size}
        list={rows}
        empty={<EmptyState title={EMPTY_TITLES[shown]} description="可切换上面的标签查看其他行" />}
      >
        <ul className={rowStyles.rows} aria-label="导入的行" aria-busy={place.isBusy || undefined}>
          <UnsavedRows value={unsaved.texts}>
            {rows?.nodes.map((row) => (
              <ImportRow key={row.id} importId={detail.id} row={row} choices={detail} onAddGoods={addGoods} />
            ))}
          </UnsavedRows>
        </ul>
      </ListRows>
      {opened === "map" ? <MapColumnsDialog detail={detail} onClose={close} /> : null}
      {opened === "confirm" ? (
        <AddressDialog
          importId={detail.id}
          readyIds={detail.readyIds}
          takesBids={head.type === "GENERAL"}
          onClose={close}
          onPay={(orderIds) => {
            close();
            pay.begin(orderIds);
          }}
        />
      ) : null}
      {goods === null ? null : (
        <AddGoodsDialog
          importId={detail.id}
          name={goods}
          goodsTypes={detail.goodsTypes}
          onClose={() => setGoods(null)}
        />
      )}
      {download ? <ExportDialog {...download} onClose={() => setDownload(null)} /> : null}
      {pay.orderIds.length > 0 ? (
        <BatchPayDialog
          key={pay.orderIds[0]}
          onOpenChange={pay.stop}
          orderIds={pay.orderIds}
          onPaid={pay.next}
        />
      ) : null}
    </div>
  );
}
