import { Link } from "@remix-run/react";
import { memo, useId, useState } from "react";
import { orderHref } from "~/features/orders/order-address";
import { type FragmentType, getFragment } from "~/gql";
import { formatPhone } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { StatusChip } from "~/ui/tags/status-chip";
import { Money } from "~/ui/values/money";
import { goodsEntries } from "../../../../schema/rules/imports/goods-list";
import { IMPORT_FIELDS, type ImportField } from "../../../../schema/rules/imports/order-import";
import { ImportRowFragment } from "../batch-queries";
import { CellEditor } from "./cell-editor";
import type { FieldChoices } from "./field-control";
import styles from "./import-row.module.css";

export type ImportRowReference = { id: string } & FragmentType<typeof ImportRowFragment>;

interface ImportRowProps {
  importId: string;
  row: ImportRowReference;
  choices: FieldChoices;
  onAddGoods(name: string): void;
}

const MISSING_GOODS = "商品库中没有";

/** A row of the file: its texts, its errors, and the cells for correcting them (ux.md U25). */
export const ImportRow = memo(function ImportRow({ importId, row, choices, onAddGoods }: ImportRowProps) {
  const one = getFragment(ImportRowFragment, row);
  const [isOpen, setOpen] = useState(false);
  const positionId = useId();
  const values = new Map(one.values.map(({ field, text }) => [field, text]));
  const issues = new Map(one.issues.map(({ field, text }) => [field, text]));
  const text = (field: ImportField) => values.get(field) ?? "";
  const texts = { goodsName: text("goodsName"), sku: text("sku"), count: text("count") };
  const goods = goodsEntries(texts) ?? [texts];
  const missing = goods.find(({ goodsName }) =>
    issues.get("goodsName")?.startsWith(`${MISSING_GOODS}“${goodsName}”`),
  );
  const isPlaced = one.orderId !== null;
  const fields: readonly ImportField[] = isPlaced ? [] : isOpen ? IMPORT_FIELDS : [...issues.keys()];
  return (
    <li className={styles.row} data-bad={issues.size > 0 || undefined}>
      <div className={styles.head}>
        <span id={positionId} className={styles.position}>
          第 {one.position} 行
        </span>
        <StateOf
          isPlaced={isPlaced}
          isRead={values.size > 0}
          issues={issues.size}
          isFailed={one.failure !== null}
          notes={one.notes.length}
        />
        <span className={styles.who}>
          {text("customerName") || "未填姓名"} {formatPhone(text("customerPhone"))}
        </span>
        <span className={styles.goods}>
          {goods
            .map(({ goodsName, sku, count }) => `${goodsName || sku || "未填商品"}${count && ` ×${count}`}`)
            .join("、")}
        </span>
        <span className={styles.fee}>{one.totalFee === null ? null : <Money fen={one.totalFee} />}</span>
        <span className={styles.act}>
          {one.orderId !== null ? (
            <Link to={orderHref(one.orderId)}>查看订单</Link>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              aria-describedby={positionId}
              onPress={() => setOpen(!isOpen)}
            >
              {isOpen ? "收起" : "修改"}
            </Button>
          )}
        </span>
        <span className={styles.address}>{one.identifiedAddress ?? (text("address") || "未填地址")}</span>
      </div>
      {one.failure && !isPlaced ? <p className={styles.issue}>上次提交未成功：{one.failure}</p> : null}
      {isPlaced
        ? null
        : one.notes.map(({ message }) => (
            <p key={message} className={styles.note}>
              {message}
            </p>
          ))}
      {fields.length > 0 ? (
        <div className={styles.cells}>
          {fields.map((field) => (
            <CellEditor
              key={field}
              importId={importId}
              rowId={one.id}
              position={one.position}
              field={field}
              value={text(field)}
              issue={issues.get(field) ?? null}
              choices={choices}
              onAddGoods={field === "goodsName" && missing ? () => onAddGoods(missing.goodsName) : null}
            />
          ))}
        </div>
      ) : null}
    </li>
  );
});

interface StateOfProps {
  isPlaced: boolean;
  /** Whether the columns are mapped already. */
  isRead: boolean;
  issues: number;
  isFailed: boolean;
  notes: number;
}

function StateOf({ isPlaced, isRead, issues, isFailed, notes }: StateOfProps) {
  if (isPlaced) return <StatusChip tone="success">已下单</StatusChip>;
  if (!isRead) return <StatusChip tone="neutral">待对应列</StatusChip>;
  if (issues > 0) return <StatusChip tone="danger">{issues} 处问题</StatusChip>;
  if (isFailed) return <StatusChip tone="warning">未成功</StatusChip>;
  return notes > 0 ? (
    <StatusChip tone="warning">需核对</StatusChip>
  ) : (
    <StatusChip tone="info">可下单</StatusChip>
  );
}
