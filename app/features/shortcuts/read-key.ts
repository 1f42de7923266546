import type { MenuEntry } from "../customer-area/menu";
import { NEW_ORDER, pageOfGoKey } from "./shortcut-keys";

/** What opens over the page. */
export type ShortcutTool = "palette" | "keys";

/** What a shortcut asks for (ux.md U47). */
type Command =
  | { do: "search" }
  | { do: "show"; tool: ShortcutTool }
  | { do: "go"; to: string }
  | { do: "row"; step: 1 | -1 }
  | { do: "open" };

/** What is known of a pressed key; `KeyboardEvent` has all of it. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** It is held down. */
  readonly repeat: boolean;
  /** When it was pressed, ms. */
  readonly timeStamp: number;
}

export interface KeyAnswer {
  /** Null when the key asks for nothing. */
  command: Command | null;
  /** When `g` was pressed, whose second key is awaited, ms; null when none is. */
  goSince: number | null;
}

/** As long as the second key of `g …` may take, ms. */
const GO_MS = 1_500;

const SINGLE: Readonly<Record<string, Command>> = {
  "/": { do: "search" },
  "?": { do: "show", tool: "keys" },
  // What a Chinese keyboard types for it.
  "？": { do: "show", tool: "keys" },
  n: { do: "go", to: NEW_ORDER },
  j: { do: "row", step: 1 },
  k: { do: "row", step: -1 },
  o: { do: "open" },
};

/** What a key asks for, after `g` or by itself. Ctrl+K and ⌘K open the palette; every other key with Ctrl, Alt or ⌘ is the browser's. */
export function readKey(pressed: PressedKey, goSince: number | null, pages: readonly MenuEntry[]): KeyAnswer {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat, timeStamp } = pressed;
  // Caps lock changes no shortcut.
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (ctrlKey || metaKey || altKey) {
    const isPalette = key === "k" && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat;
    return { command: isPalette ? { do: "show", tool: "palette" } : null, goSince: null };
  }
  // Shift alone is half of `?`.
  if (key === "Shift") return { command: null, goSince };
  const isLetter = /^[a-z]$/.test(key);
  if (isLetter && shiftKey) return { command: null, goSince: null };
  if (goSince !== null && timeStamp - goSince <= GO_MS) {
    const to = isLetter ? pageOfGoKey(key, pages) : undefined;
    return { command: to === undefined ? null : { do: "go", to }, goSince: null };
  }
  if (key === "g") return { command: null, goSince: repeat ? null : timeStamp };
  const command = SINGLE[key] ?? null;
  // Held down, only rows go on.
  return { command: repeat && command?.do !== "row" ? null : command, goSince: null };
}
