import type { RefObject } from "react";
import { Menu, MenuItem, Text } from "react-aria-components";
import { classNames } from "../class-names";
import { Popup } from "../dialogs/popup";
import { VisuallyHidden } from "../layout/visually-hidden";
import listStyles from "../selects/list-box.module.css";

export interface ActionMenuItem {
  id: string;
  label: string;
  /** Why it is not possible now: it stands below, and the entry does nothing (ux.md U31). */
  reason?: string;
}

interface ActionMenuProps {
  label: string;
  items: readonly ActionMenuItem[];
  /** The button that opened it; the focus returns there. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAction: (id: string) => void;
}

/** A menu at a button: arrow keys, type-ahead, Escape. Load it on demand. */
export function ActionMenu({ label, items, triggerRef, isOpen, onOpenChange, onAction }: ActionMenuProps) {
  return (
    <Popup
      aria-label={label}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={8}
    >
      <Menu
        aria-label={label}
        className={listStyles.list}
        autoFocus="first"
        onAction={(key) => {
          if (items.some(({ id, reason }) => id === key && reason === undefined)) onAction(String(key));
        }}
        onClose={() => onOpenChange(false)}
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            className={classNames(listStyles.item, item.reason && listStyles.blocked)}
            shouldCloseOnSelect={item.reason === undefined}
          >
            {item.reason === undefined ? (
              item.label
            ) : (
              <span className={listStyles.text}>
                <Text slot="label">{item.label}</Text>
                <Text slot="description" className={listStyles.description}>
                  <VisuallyHidden>暂不可用：</VisuallyHidden>
                  {item.reason}
                </Text>
              </span>
            )}
          </MenuItem>
        ))}
      </Menu>
    </Popup>
  );
}
