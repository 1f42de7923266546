import { useCallback, useEffect, useState } from "react";

export interface Loaded<T> {
  status: "idle" | "loading" | "ready" | "failed";
  data: T | null;
  reload(): void;
}

/**
 * Loads something that is no operation of the graph, as code or a file, after the page is shown, and again whenever `key`
 * changes; a null key loads nothing. Answers to an older key are dropped.
 */
export function useLoaded<T>(key: string | null, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key: string | null; data: T | null; failed: boolean }>({
    key: null,
    data: null,
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for everything that `load` depends on
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    setState({ key, data: null, failed: false });
    load().then(
      (data) => isCurrent && setState({ key, data, failed: false }),
      () => isCurrent && setState({ key, data: null, failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const isCurrent = key !== null && state.key === key;
  const data = isCurrent ? state.data : null;
  if (key === null) return { status: "idle", data: null, reload };
  if (isCurrent && state.failed) return { status: "failed", data: null, reload };
  return { status: data === null ? "loading" : "ready", data, reload };
}
