import type { ReactNode } from "react";
import { NativeSelect } from "~/ui/selects/native-select";
import { NONE } from "./column-mapping";
import styles from "./dialogs.module.css";
import { useColumnDrop } from "./use-column-drop";

interface MappedFieldProps {
  label: string;
  name: string;
  value: string;
  /** The columns as `option` elements. */
  children: ReactNode;
  onChoose(column: string): void;
}

/** The column of a field: chosen from the list, or dragged from the preview. */
export function MappedField({ label, name, value, children, onChoose }: MappedFieldProps) {
  const { isOver, dropProps } = useColumnDrop(onChoose);
  return (
    <div className={styles.place} data-over={isOver || undefined} {...dropProps}>
      <NativeSelect label={label} name={name} value={value} onChange={onChoose}>
        <option value={NONE}>不导入</option>
        {children}
      </NativeSelect>
    </div>
  );
}
