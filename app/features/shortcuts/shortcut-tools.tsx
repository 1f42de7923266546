import { lazyComponent } from "~/ui/lazy-component";
import type { ShortcutTool } from "./read-key";

const PaletteDialog = lazyComponent(async () => (await import("./palette/palette-dialog")).PaletteDialog);
const KeysDialog = lazyComponent(async () => (await import("./keys-dialog")).KeysDialog);

interface ShortcutToolsProps {
  /** The open tool; null for none. */
  tool: ShortcutTool | null;
  onTool: (tool: ShortcutTool | null) => void;
}

/** The palette and the list of all shortcuts, each loaded when it is opened (ux.md U47). */
export function ShortcutTools({ tool, onTool }: ShortcutToolsProps) {
  const close = (isOpen: boolean) => {
    if (!isOpen) onTool(null);
  };
  return (
    <>
      <PaletteDialog isOpen={tool === "palette"} onOpenChange={close} onKeys={() => onTool("keys")} />
      <KeysDialog isOpen={tool === "keys"} onOpenChange={close} />
    </>
  );
}
