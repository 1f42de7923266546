import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's HTML and while hydrating, true afterwards: for what must not lock a page without script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
