import { useLoaded } from "~/lib/use-loaded";
import type { ShortcutTool } from "./read-key";

/** The shortcuts come after the page, which goes on without them when they cannot be loaded. */
export function LateKeyListener({ onTool }: { onTool: (tool: ShortcutTool) => void }) {
  const { data } = useLoaded("keys", async () => {
    const { KeyListener } = await import("./key-listener");
    return { KeyListener };
  });
  return data ? <data.KeyListener onTool={onTool} /> : null;
}
