import { type FormEvent, useEffect, useId, useState } from "react";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { toast } from "~/ui/feedback/toast";
import { Checkbox } from "~/ui/fields/checkbox";
import { IMPORT_FIELD_INFO, type ImportField } from "../../../../schema/rules/imports/order-import";
import { ChangeImportRowDocument } from "../batch-queries";
import { useUnsavedText } from "../unsaved-texts";
import { type FieldChoices, FieldControl } from "./field-control";
import styles from "./import-row.module.css";

interface CellEditorProps {
  importId: string;
  rowId: string;
  position: number;
  field: ImportField;
  value: string;
  /** Error of the cell; null for a right one. */
  issue: string | null;
  choices: FieldChoices;
  /** Offers to add the good to the library; null when this would not help. */
  onAddGoods: (() => void) | null;
}

/** Edits one cell in place; with a tick also all cells with the same text in the file (ux.md U25). */
export function CellEditor(props: CellEditorProps) {
  const { importId, rowId, position, field, value, issue, onAddGoods } = props;
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [isForSame, setForSame] = useState(false);
  // After saving, the value itself changes only when the rows are read again.
  const [saved, setSaved] = useState(value);
  useEffect(() => {
    setTyped(value);
    setSaved(value);
  }, [value]);
  const change = useMutate(ChangeImportRowDocument, {
    changes: ["OrderImport"],
    onDone: ({ rows }) => {
      toast.success(rows > 1 ? `已修改 ${rows} 行` : `已修改第 ${position} 行`);
      setForSame(false);
    },
  });
  const { title } = IMPORT_FIELD_INFO[field];
  const text = typed.trim();
  useUnsavedText(text !== saved.trim(), { id, position, name: title });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await change.send({ importId, rowId, field, value: text, isForSame })) setSaved(text);
  };
  return (
    <form className={styles.cell} onSubmit={submit} aria-label={`第 ${position} 行 ${title}`}>
      <label htmlFor={id} className={styles.title}>
        {title}
      </label>
      {issue ? (
        <p id={`${id}-issue`} className={styles.issue}>
          {issue}
        </p>
      ) : null}
      <div className={styles.line}>
        <FieldControl
          id={id}
          field={field}
          value={typed}
          choices={props.choices}
          isInvalid={issue !== null}
          describedBy={issue ? `${id}-issue` : undefined}
          onChange={setTyped}
        />
        <Button
          type="submit"
          size="sm"
          variant={text === value ? "secondary" : "primary"}
          isPending={change.isPending}
          isDisabled={text === value}
        >
          保存
        </Button>
        {onAddGoods ? (
          <Button size="sm" onPress={onAddGoods}>
            添加到商品库
          </Button>
        ) : null}
      </div>
      <Checkbox isSelected={isForSame} onChange={setForSame}>
        {value === "" ? `所有未填${title}的行都这样填` : "内容相同的行一起修改"}
      </Checkbox>
    </form>
  );
}
