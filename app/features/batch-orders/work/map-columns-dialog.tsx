import { useState } from "react";
import type { ImportDetailFragment } from "~/gql/graphql";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/form-dialog";
import { NativeSelect } from "~/ui/native-select";
import { Notice } from "~/ui/notice";
import { TextField } from "~/ui/text-field";
import {
  IMPORT_FIELD_INFO,
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  type ImportField,
  MAPPED_AT_LEAST,
} from "../../../../schema/rules/order-import";
import { MapOrderImportDocument } from "../batch-queries";
import styles from "./dialogs.module.css";

interface MapColumnsDialogProps {
  detail: ImportDetailFragment;
  onClose(): void;
  onMapped(): void;
}

/** An address may stand in several columns. */
const ADDRESS_PARTS = ["省", "市", "区/县", "街道/镇", "详细地址"];
const NONE = "";

/** The chosen columns of every field, `""` for none; an address has five places. */
type Chosen = Readonly<Partial<Record<ImportField, readonly string[]>>>;

/** Says which column of the file is what, with what the columns hold, and keeps that under a name (BATCH-04). */
export function MapColumnsDialog({ detail, onClose, onMapped }: MapColumnsDialogProps) {
  const { id, titles, preview, mapping, mappingNames } = detail;
  const [chosen, setChosen] = useState<Chosen>(() => chosenOf(mapping));
  const map = useMutate(MapOrderImportDocument, {
    success: "已按新的对应关系检查每一行",
    onDone: onMapped,
    onStale: onMapped,
  });
  const missing = MAPPED_AT_LEAST.filter((field) => !chosen[field]?.some((column) => column !== NONE));
  const form = useForm({
    initial: { name: mappingNames[0] ?? "" },
    isDisabled: missing.length > 0,
    send: ({ name }) =>
      map.send({
        importId: id,
        mapping: IMPORT_FIELDS.map((field) => ({
          field,
          columns: (chosen[field] ?? []).filter((column) => column !== NONE).map(Number),
        })).filter(({ columns }) => columns.length > 0),
        name: name.trim() || null,
      }),
  });
  const choose = (field: ImportField, place: number, column: string) => {
    const next =
      field === "address" ? [...ADDRESS_PARTS.map((_, at) => chosen.address?.[at] ?? NONE)] : [NONE];
    next[place] = column;
    setChosen({ ...chosen, [field]: next });
  };
  const columns = titles.map((title, column) => ({
    key: `column-${column}`,
    column,
    title: title || `第 ${column + 1} 列`,
  }));
  const options = columns.map(({ key, column, title }) => (
    <option key={key} value={String(column)}>
      {title}
      {preview[0]?.[column] ? `（${preview[0][column].slice(0, 12)}）` : ""}
    </option>
  ));
  const selectOf = (field: ImportField, place: number, label: string) => (
    <NativeSelect
      key={`${field}-${place}`}
      label={label}
      name={`${field}-${place}`}
      value={chosen[field]?.[place] ?? NONE}
      onChange={(column) => choose(field, place, column)}
    >
      <option value={NONE}>不导入</option>
      {options}
    </NativeSelect>
  );
  return (
    <FormDialog title="对应表格的列" size="lg" form={form} submitLabel="按此检查" onClose={onClose}>
      {missing.length > 0 ? (
        <Notice tone="info">
          还需指定：{missing.map((field) => IMPORT_FIELD_INFO[field].title).join("、")}
          。其余可以不选，之后统一填写。
        </Notice>
      ) : null}
      <fieldset className={styles.parts}>
        <legend>客户地址（分成几列的会自动合并）</legend>
        {ADDRESS_PARTS.map((part, place) => selectOf("address", place, part))}
      </fieldset>
      <div className={styles.fields}>
        {IMPORT_FIELDS.filter((field) => field !== "address").map((field) =>
          selectOf(
            field,
            0,
            `${IMPORT_FIELD_INFO[field].title}${IMPORT_FIELD_INFO[field].isRequired ? "（必填）" : ""}`,
          ),
        )}
      </div>
      <div className={styles.preview}>
        <table>
          <caption>表格的前 {preview.length} 行</caption>
          <thead>
            <tr>
              {columns.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
              <tr key={row}>
                {columns.map(({ key, column }) => (
                  <td key={key}>{cells[column] ?? ""}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TextField
        {...form.text("name")}
        label="记住这个对应关系（选填）"
        maxLength={IMPORT_LIMITS.mappingNameChars}
        placeholder="例如：我的抖店"
        description="下次上传列名相同的表格时自动使用"
      />
    </FormDialog>
  );
}

/** A single column of an address is the one that holds the rest. */
const chosenOf = (mapping: ImportDetailFragment["mapping"]): Chosen =>
  Object.fromEntries(
    mapping.map(({ field, columns }) => {
      if (field !== "address") return [field, columns.map(String)];
      const street = columns.at(-1);
      const above = columns.slice(0, -1).map(String);
      return [
        field,
        ADDRESS_PARTS.map((_, place) =>
          place === ADDRESS_PARTS.length - 1 ? String(street ?? NONE) : (above[place] ?? NONE),
        ),
      ];
    }),
  );
