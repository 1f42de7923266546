import type { ReactNode } from "react";
import { ChoiceField } from "../fields/choice-field";
import { lazyComponent } from "../lazy-component";
import type { SelectItem } from "./select-list";

const SelectList = lazyComponent(async () => (await import("./select-list")).SelectList);

interface SelectProps {
  label: ReactNode;
  id?: string;
  items: readonly SelectItem[];
  selectedKey: string | null;
  onSelectionChange: (id: string) => void;
  error?: string | null;
  description?: ReactNode;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** A drop-down choice, whose list comes later than the page. */
export function Select({ items, selectedKey, onSelectionChange, ...field }: SelectProps) {
  const selected = items.find(({ id }) => id === selectedKey);
  return (
    <ChoiceField
      {...field}
      chosen={selected?.label ?? null}
      placeholder={field.placeholder ?? "请选择"}
      kind="listbox"
      preload={SelectList.preload}
      popup={(popup) => (
        <SelectList {...popup} items={items} selectedKey={selectedKey} onChoose={onSelectionChange} />
      )}
    />
  );
}
