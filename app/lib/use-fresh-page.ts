import { useEffect } from "react";

/**
 * Reloads the page when the browser restores it from memory, as it does after "back": the person may have signed out
 * since, and the page would not notice (security.md S39).
 */
export function useFreshPage(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, []);
}
