import { useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/** Mark in the address while the dialog is open, so that there is something to go back from. */
const MARK = "#order";

/**
 * Gives an open dialog a place in the history, so that the back button, and the back gesture of a phone, close it
 * instead of leaving the page behind it. Returns what closes it otherwise and takes that place away again.
 */
export function useBackCloses(close: () => void): () => void {
  const navigate = useNavigate();
  const latest = useRef({ navigate, close });
  useEffect(() => {
    latest.current = { navigate, close };
  });
  const isMarked = useRef(false);

  useEffect(() => {
    if (window.location.hash !== MARK) {
      latest.current.navigate({ search: window.location.search, hash: MARK }, { preventScrollReset: true });
      isMarked.current = true;
    }
    const onBack = () => {
      if (window.location.hash === MARK) return;
      isMarked.current = false;
      latest.current.close();
    };
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);

  return useCallback(() => {
    latest.current.close();
    if (isMarked.current) latest.current.navigate(-1);
    isMarked.current = false;
  }, []);
}
