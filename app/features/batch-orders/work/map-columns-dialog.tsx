import type { ImportDetailFragment } from "~/gql/graphql";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { Notice } from "~/ui/feedback/notice";
import { TextField } from "~/ui/fields/text-field";
import {
  IMPORT_FIELD_INFO,
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  type ImportField,
} from "../../../../schema/rules/imports/order-import";
import { MapOrderImportDocument } from "../batch-queries";
import { ADDRESS_PARTS, choose, chosenOf, mappingOf, missingIn, NONE } from "./column-mapping";
import { ColumnsPreview } from "./columns-preview";
import styles from "./dialogs.module.css";
import { MappedField } from "./mapped-field";

interface MapColumnsDialogProps {
  detail: ImportDetailFragment;
  onClose(): void;
}

/**
 * Maps the columns of the file to fields, with a preview of the columns, and saves the mapping under a name
 * (BATCH-04).
 */
export function MapColumnsDialog({ detail, onClose }: MapColumnsDialogProps) {
  const { id, titles, preview, mapping, mappingName } = detail;
  const map = useMutate(MapOrderImportDocument, {
    success: "已按新的对应关系检查每一行",
    changes: ["OrderImport"],
    onEnd: onClose,
  });
  const form = useForm({
    initial: { name: mappingName ?? "", chosen: chosenOf(mapping) },
    keptAs: `import-columns/${id}`,
    send: ({ name, chosen }) =>
      map.send({ importId: id, mapping: mappingOf(chosen), name: name.trim() || null }),
  });
  const { chosen } = form.values;
  const missing = missingIn(chosen);
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
  const placeOf = (field: ImportField, place: number, label: string) => (
    <MappedField
      key={`${field}-${place}`}
      label={label}
      name={`${field}-${place}`}
      value={chosen[field]?.[place] ?? NONE}
      onChoose={(column) => form.set({ chosen: choose(chosen, field, place, column) })}
    >
      {options}
    </MappedField>
  );
  return (
    <FormDialog
      title="对应表格的列"
      size="lg"
      form={{ ...form, isDisabled: missing.length > 0 }}
      submitLabel="按此检查"
      onClose={onClose}
    >
      {missing.length > 0 ? (
        <Notice tone="info">
          还需指定：{missing.map((field) => IMPORT_FIELD_INFO[field].title).join("、")}
          。其余可以不选，之后统一填写。
        </Notice>
      ) : null}
      <ColumnsPreview columns={columns} rows={preview} chosen={chosen} />
      <fieldset className={styles.parts}>
        <legend>客户地址（分成几列的会自动合并）</legend>
        {ADDRESS_PARTS.map((part, place) => placeOf("address", place, part))}
      </fieldset>
      <div className={styles.fields}>
        {IMPORT_FIELDS.filter((field) => field !== "address").map((field) =>
          placeOf(
            field,
            0,
            `${IMPORT_FIELD_INFO[field].title}${IMPORT_FIELD_INFO[field].isRequired ? "（必填）" : ""}`,
          ),
        )}
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
