import { type FormEvent, useId, useState } from "react";
import { getFragment } from "~/gql";
import { formatPhone } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { Checkbox } from "~/ui/fields/checkbox";
import { Money } from "~/ui/values/money";
import type { ImportField } from "../../../../schema/rules/imports/order-import";
import { ChangeImportRowDocument, ImportRowFragment } from "../batch-queries";
import plain from "../plain-input.module.css";
import { useUnsavedText } from "../unsaved-texts";
import type { ImportRowReference } from "../work/import-row";
import styles from "./address-dialog.module.css";
import { differences } from "./differences";

interface AddressRowProps {
  importId: string;
  row: ImportRowReference;
  isTicked: boolean;
  onTick(isTicked: boolean): void;
}

/**
 * A row of the comparison: the written address, the recognised one, and their differences (BATCH-07,
 * ux.md U26).
 */
export function AddressRow({ importId, row, isTicked, onTick }: AddressRowProps) {
  const one = getFragment(ImportRowFragment, row);
  const text = (field: ImportField) => one.values.find((value) => value.field === field)?.text ?? "";
  const pickup = text("pickupAddress");
  return (
    <li className={styles.row} data-doubtful={one.notes.length > 0 || undefined}>
      <div className={styles.head}>
        <Checkbox isSelected={isTicked} onChange={onTick}>
          第 {one.position} 行 {text("customerName")} {formatPhone(text("customerPhone"))}
        </Checkbox>
        {one.totalFee === null ? null : <Money fen={one.totalFee} />}
      </div>
      {one.notes.map(({ message }) => (
        <p key={message} className={styles.note}>
          {message}
        </p>
      ))}
      <Comparison
        label="客户地址"
        field="address"
        written={text("address")}
        identified={one.identifiedAddress}
        importId={importId}
        rowId={one.id}
        position={one.position}
      />
      {pickup ? (
        <Comparison
          label="提货地址"
          field="pickupAddress"
          written={pickup}
          identified={one.identifiedPickupAddress}
          importId={importId}
          rowId={one.id}
          position={one.position}
        />
      ) : null}
    </li>
  );
}

interface ComparisonProps {
  label: string;
  field: "address" | "pickupAddress";
  written: string;
  identified: string | null;
  importId: string;
  rowId: string;
  position: number;
}

function Comparison({ label, field, written, identified, importId, rowId, position }: ComparisonProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const change = useMutate(ChangeImportRowDocument, {
    success: "地址已修改",
    changes: ["OrderImport"],
    onDone: () => setTyped(null),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (typed?.trim()) void change.send({ importId, rowId, field, value: typed.trim(), isForSame: false });
  };
  const found = identified ?? "";
  const before = found || written;
  useUnsavedText(typed !== null && typed.trim() !== before.trim(), { id, position, name: label });
  return (
    <div className={styles.comparison}>
      <dl className={styles.pair}>
        <div>
          <dt>{label}</dt>
          <dd>
            {differences(written, found).map(({ text, isNew }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
              isNew && identified !== null ? <del key={at}>{text}</del> : <span key={at}>{text}</span>,
            )}
          </dd>
        </div>
        <div>
          <dt>识别为</dt>
          <dd>
            {identified === null
              ? "没有识别出省市区，将按原文使用"
              : differences(found, written).map(({ text, isNew }, at) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
                  isNew ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>,
                )}
          </dd>
        </div>
      </dl>
      {typed === null ? (
        <Button size="sm" variant="ghost" aria-label={`修改${label}`} onPress={() => setTyped(before)}>
          修改
        </Button>
      ) : (
        <form className={styles.edit} onSubmit={save}>
          <label htmlFor={id} className={styles.hidden}>
            {label}
          </label>
          <input
            id={id}
            // biome-ignore lint/a11y/noAutofocus: it was asked for by the press before
            autoFocus
            className={plain.input}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" size="sm" variant="primary" isPending={change.isPending}>
            保存
          </Button>
          <Button size="sm" variant="ghost" onPress={() => setTyped(null)}>
            取消
          </Button>
        </form>
      )}
    </div>
  );
}
