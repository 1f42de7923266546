import { useEffect } from "react";

/**
 * Loads the page anew when the browser shows it again out of its memory, as it does after "back": the person may have
 * signed out since, and nothing on it would ask (security.md S39).
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
