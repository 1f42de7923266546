import { useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { classNames } from "./class-names";
import { IconButton } from "./icon-button";
import { CircleAlert, CircleCheck, Info, X } from "./icons";
import styles from "./toast.module.css";

type Tone = "success" | "error" | "info";

interface Toast {
  id: number;
  tone: Tone;
  text: string;
  /** Path of the page it belongs to; null when it explains why that page is being left. */
  page: string | null;
}

/** How long a toast stays, in ms; errors are read more slowly. */
const SHOWN_FOR: Record<Tone, number> = { success: 4000, info: 5000, error: 8000 };
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
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Removes errors of pages that have been left. */
function dismissErrorsOfOtherPages(pathname: string): void {
  const kept = toasts.filter(({ tone, page }) => tone !== "error" || page === null || page === pathname);
  if (kept.length < toasts.length) publish(kept);
}

/** Returns a function that removes it. */
function show(tone: Tone, text: string, page: string | null = window.location.pathname): () => void {
  const id = nextId++;
  const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone);
  publish([...others, { id, tone, text, page }].slice(-MOST_SHOWN));
  setTimeout(() => dismiss(id), SHOWN_FOR[tone]);
  return () => dismiss(id);
}

/**
 * Short results of an action (GEN-12, GEN-13). The same text is shown only once. An error disappears with its page;
 * `errorOnLeaving` explains why a page is being left, and stays.
 */
export const toast = {
  success: (text: string) => show("success", text),
  error: (text: string) => show("error", text),
  errorOnLeaving: (text: string) => show("error", text, null),
  info: (text: string) => show("info", text),
};

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ToastList({ shown }: { shown: readonly Toast[] }) {
  return shown.map(({ id, tone, text }) => {
    const Icon = ICONS[tone];
    return (
      <div key={id} className={classNames(styles.toast, styles[tone])}>
        <Icon size={20} className={styles.icon} />
        <p className={styles.text}>{text}</p>
        <IconButton label="关闭提示" icon={<X size={16} />} onPress={() => dismiss(id)} />
      </div>
    );
  });
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
    <div className={styles.region}>
      <div role="status" aria-live="polite" className={styles.stack}>
        <ToastList shown={all.filter((toast) => toast.tone !== "error")} />
      </div>
      <div role="alert" aria-live="assertive" className={styles.stack}>
        <ToastList shown={all.filter((toast) => toast.tone === "error")} />
      </div>
    </div>
  );
}
