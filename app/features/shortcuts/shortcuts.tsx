import { useState } from "react";
import { KeyListener } from "./key-listener";
import type { ShortcutTool } from "./read-key";
import { ShortcutTools } from "./shortcut-tools";

/** All shortcuts for a page outside of the customer area's frame. Load it late. */
export function Shortcuts() {
  const [tool, setTool] = useState<ShortcutTool | null>(null);
  return (
    <>
      <KeyListener onTool={setTool} />
      <ShortcutTools tool={tool} onTool={setTool} />
    </>
  );
}
