import { Children, type ReactNode, Suspense } from "react";
import { useHydrated } from "./use-hydrated";

interface LaterProps {
  /** Shown until the code is there, and in the server's HTML; nothing without one. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Wraps content whose code or data comes later, such as a dialog or a card. Neither the server's HTML nor a page with
 * nothing open has a boundary for it: React hydrates boundaries after their page, and gives up on one whose page changes
 * before that.
 */
export function Later({ fallback = null, children }: LaterProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return fallback;
  return Children.toArray(children).length > 0 ? <Suspense fallback={fallback}>{children}</Suspense> : null;
}
