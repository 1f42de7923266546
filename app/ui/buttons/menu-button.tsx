import { type ReactNode, useRef, useState } from "react";
import { ChevronDown } from "../icons";
import { lazyComponent } from "../lazy-component";
import type { ActionMenuItem } from "./action-menu";
import { Button, type ButtonProps } from "./button";

const ActionMenu = lazyComponent(async () => (await import("./action-menu")).ActionMenu);

interface MenuButtonProps extends Pick<ButtonProps, "size" | "variant" | "isPending" | "aria-describedby"> {
  children: ReactNode;
  /** Name of the menu. */
  label: string;
  items: readonly ActionMenuItem[];
  onAction: (id: string) => void;
}

/** A button with a menu, which is fetched on the way to the button: most visits open none. */
export function MenuButton({ children, label, items, onAction, ...button }: MenuButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...button}
        ref={ref}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={ActionMenu.preload}
        onFocus={ActionMenu.preload}
        onPress={() => setOpen(true)}
      >
        {children}
        <ChevronDown size={16} />
      </Button>
      <ActionMenu
        label={label}
        items={items}
        triggerRef={ref}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onAction={(id) => {
          setOpen(false);
          onAction(id);
        }}
      />
    </>
  );
}
