import { useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { Button } from "../buttons/button";
import styles from "./toast.module.css";
import { ToastBox, type ToastTone } from "./toast-box";

interface Action {
  label: string;
  onPress(): void;
}

interface ToastOptions {
  action?: Action;
  page?: string | null;
  /** Until its caller dismisses it. */
  stays?: boolean;
}

interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
  action: Action | null;
  /** Path of the page it belongs to; null when it explains why that page is being left. */
  page: string | null;
}

/** How long a toast stays, in ms; errors are read more slowly. */
const SHOWN_FOR: Record<ToastTone, number> = { success: 4000, info: 5000, warning: 5000, error: 8000 };
const MOST_SHOWN = 4;
const NONE: readonly Toast[] = [];

/** Exists in the browser only: nothing may call `toast` while rendering on the server. */
let toasts: readonly Toast[] = NONE;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  const kept = toasts.filter((toast) => toast.id !== id);
  if (kept.length < toasts.length) publish(kept);
}

/** Removes errors of pages that have been left. */
function dismissErrorsOfOtherPages(pathname: string): void {
  const kept = toasts.filter(({ tone, page }) => tone !== "error" || page === null || page === pathname);
  if (kept.length < toasts.length) publish(kept);
}

/** Returns a function that removes it. */
function show(
  tone: ToastTone,
  text: string,
  { action, page = window.location.pathname, stays = false }: ToastOptions = {},
): () => void {
  const id = nextId++;
  const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone);
  publish([...others, { id, tone, text, page, action: action ?? null }].slice(-MOST_SHOWN));
  if (!stays) setTimeout(() => dismiss(id), SHOWN_FOR[tone]);
  return () => dismiss(id);
}

/**
 * Short results of an action (GEN-12, GEN-13). The same text is shown only once. An error disappears with its page;
 * `errorOnLeaving` explains why a page is being left, and stays; `waiting` stays until it is taken away.
 */
export const toast = {
  success: (text: string) => show("success", text),
  error: (text: string, options?: Pick<ToastOptions, "action">) => show("error", text, options),
  errorOnLeaving: (text: string) => show("error", text, { page: null }),
  warning: (text: string) => show("warning", text),
  info: (text: string) => show("info", text),
  waiting: (text: string) => show("info", text, { stays: true }),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ToastList({ shown }: { shown: readonly Toast[] }) {
  return shown.map(({ id, tone, text, action }) => (
    <ToastBox key={id} tone={tone} text={text} onClose={() => dismiss(id)}>
      {action ? (
        <Button
          size="sm"
          onPress={() => {
            dismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      ) : null}
    </ToastBox>
  ));
}

/** Where toasts appear; mounted once in root. Errors interrupt a screen reader, other toasts wait their turn. */
export function ToastRegion() {
  const all = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
  const { pathname } = useLocation();
  useEffect(() => dismissErrorsOfOtherPages(pathname), [pathname]);
  return (
    // Beside open dialogs, which hide everything else of the page from screen readers and from presses.
    <div className={styles.region} data-react-aria-top-layer="true">
      <div role="status" aria-live="polite" className={styles.stack}>
        <ToastList shown={all.filter((toast) => toast.tone !== "error")} />
      </div>
      <div role="alert" aria-live="assertive" className={styles.stack}>
        <ToastList shown={all.filter((toast) => toast.tone === "error")} />
      </div>
    </div>
  );
}
