import type { RequestPolicy } from "@urql/core";
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { TypedDocumentString } from "~/gql/graphql";
import type { Shown } from "./page-graph";
import { usePageGraph } from "./provider";

export interface Read<Data> {
  status: "idle" | "loading" | "ready" | "failed";
  /** Null unless it is ready. */
  data: Data | null;
  /** The data is being read again. */
  isRefreshing: boolean;
  /** Reads again. The current data stays meanwhile, and also when that fails. */
  reload(): void;
}

interface ReadOptions<Result, Data> {
  /** Picks the wanted part of the answer; null or undefined counts as a failure. Must be pure. */
  pick(answer: Result): Data | null | undefined;
  /** The types it shows (`"Order"`, `"Order:7"`): it is read again when one of them has changed. */
  about?: readonly string[];
  /**
   * `network-only` where a form starts with the answer or money depends on it, `cache-first` for what does not change
   * while a page is open. By default the cached answer is shown at once and replaced by the network's.
   */
  requestPolicy?: RequestPolicy;
}

/**
 * Reads data in the browser after the page is shown. It reads again when the variables or the types in `about` change;
 * null variables read nothing. Nothing is sent while rendering on the server.
 */
export function useRead<Result, Variables extends Record<string, unknown>, Data>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables | null,
  { pick, about = [], requestPolicy }: ReadOptions<Result, Data>,
): Read<Data> {
  const graph = usePageGraph();
  const key = variables === null ? null : JSON.stringify(variables);
  const types = about.join();
  const [answer, setAnswer] = useState<Answer<Result> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // `key` stands for the variables, and an attempt begins anew.
  useEarlyEffect(() => {
    if (variables === null || key === null) return;
    const context = {
      additionalTypenames: types === "" ? [] : types.split(","),
      ...(requestPolicy && { requestPolicy }),
    };
    return graph.watch(document, variables, context, (shown) => setAnswer({ key, shown }));
  }, [graph, document, key, types, requestPolicy, attempt]);

  // The answer to the previous variables stays until the one to the new variables arrives.
  const isOurs = key !== null && answer?.key === key;
  const shown = isOurs ? answer.shown : undefined;
  const latest = shown?.operation;
  const reload = useCallback(() => {
    if (latest) graph.again(latest);
    else if (shown === null) {
      setAnswer(null);
      setAttempt((count) => count + 1);
    }
  }, [graph, latest, shown]);

  const known = shown?.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pick` is pure
  const data = useMemo(() => (known ? (pick(known) ?? null) : null), [known]);
  const isRefreshing = shown?.stale ?? false;
  if (key === null) return { status: "idle", data: null, isRefreshing, reload };
  if (data !== null) return { status: "ready", data, isRefreshing, reload };
  return { status: isOurs && !isRefreshing ? "failed" : "loading", data: null, isRefreshing, reload };
}

/** The last answer, and to what; null where the client could not be fetched. */
interface Answer<Result> {
  key: string;
  shown: Shown<Result> | null;
}

/** Before the browser paints, so that what is cached is shown at once. On the server nothing is read. */
const useEarlyEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
