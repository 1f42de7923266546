import type { MenuEntry } from "../customer-area/menu";
import { NEW_ORDER, pageOfGoKey } from "./shortcut-keys";

/** Tools that open over the page. */
export type ShortcutTool = "palette" | "keys";

/** Commands of shortcuts (ux.md U47). */
type Command =
  | { do: "search" }
  | { do: "show"; tool: ShortcutTool }
  | { do: "go"; to: string }
  | { do: "row"; step: 1 | -1 }
  | { do: "open" };

/** Data of a pressed key, all of which `KeyboardEvent` has. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Whether it is held down. */
  readonly repeat: boolean;
  /** Time of the press, ms. */
  readonly timeStamp: number;
}

export interface KeyAnswer {
  /** Null when the key has no command. */
  command: Command | null;
  /** Time at which `g` was pressed, while its second key is awaited, ms; null otherwise. */
  goSince: number | null;
}

/** Longest time for the second key of `g …`, ms. */
const GO_MS = 1_500;

const SINGLE: Readonly<Record<string, Command>> = {
  "/": { do: "search" },
  "?": { do: "show", tool: "keys" },
  // A Chinese keyboard types this character.
  "？": { do: "show", tool: "keys" },
  n: { do: "go", to: NEW_ORDER },
  j: { do: "row", step: 1 },
  k: { do: "row", step: -1 },
  o: { do: "open" },
};

/**
 * The command of a key, after `g` or alone. Ctrl+K and ⌘K open the palette; all other keys with Ctrl, Alt or
 * ⌘ belong to the browser.
 */
export function readKey(pressed: PressedKey, goSince: number | null, pages: readonly MenuEntry[]): KeyAnswer {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat, timeStamp } = pressed;
  // Caps lock does not change shortcuts.
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (ctrlKey || metaKey || altKey) {
    const isPalette = key === "k" && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat;
    return { command: isPalette ? { do: "show", tool: "palette" } : null, goSince: null };
  }
  // Shift alone may be the beginning of `?`.
  if (key === "Shift") return { command: null, goSince };
  const isLetter = /^[a-z]$/.test(key);
  if (isLetter && shiftKey) return { command: null, goSince: null };
  if (goSince !== null && timeStamp - goSince <= GO_MS) {
    const to = isLetter ? pageOfGoKey(key, pages) : undefined;
    return { command: to === undefined ? null : { do: "go", to }, goSince: null };
  }
  if (key === "g") return { command: null, goSince: repeat ? null : timeStamp };
  const command = SINGLE[key] ?? null;
  // A key that is held down only moves through rows.
  return { command: repeat && command?.do !== "row" ? null : command, goSince: null };
}
