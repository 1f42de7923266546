import { ListBox, ListBoxItem } from "react-aria-components";
import { Popup } from "../dialogs/popup";
import type { ChoicePopup } from "../fields/choice-field";
import { Check } from "../icons";
import listStyles from "./list-box.module.css";

export interface SelectItem {
  id: string;
  label: string;
  description?: string;
}

interface SelectListProps extends ChoicePopup {
  items: readonly SelectItem[];
  selectedKey: string | null;
  onChoose(id: string): void;
}

/** The list of a `Select`: arrow keys, type-ahead, Escape. Load it on demand. */
export function SelectList({ triggerRef, labelId, isOpen, onOpenChange, ...props }: SelectListProps) {
  const { items, selectedKey, onChoose } = props;
  const choose = (id: string) => {
    onOpenChange(false);
    if (id !== selectedKey) onChoose(id);
  };
  return (
    <Popup aria-labelledby={labelId} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={onOpenChange}>
      <ListBox
        aria-labelledby={labelId}
        className={listStyles.list}
        autoFocus={selectedKey === null ? "first" : true}
        selectionMode="single"
        escapeKeyBehavior="none"
        items={items}
        selectedKeys={selectedKey === null ? [] : [selectedKey]}
        onSelectionChange={(keys) => {
          // None when the one that is chosen was pressed.
          const key = keys === "all" ? undefined : [...keys][0];
          choose(String(key ?? selectedKey));
        }}
      >
        {(item) => (
          <ListBoxItem id={item.id} textValue={item.label} className={listStyles.item}>
            {({ isSelected }) => (
              <>
                <span className={listStyles.text}>
                  {item.label}
                  {item.description ? (
                    <span className={listStyles.description}>{item.description}</span>
                  ) : null}
                </span>
                {isSelected ? <Check size={16} /> : null}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popup>
  );
}
