import { useEffect, useState } from "react";
import type { TypedDocumentString } from "~/gql/graphql";
import { concerns } from "./changes";
import { usePageGraph } from "./provider";

interface LiveOptions<Result, Data> {
  /** What the loader gave; a new load is newer than every answer before it. */
  loaded: Data;
  /** The same part of an answer; null or undefined leaves what is shown. */
  pick(answer: Result): Data | null | undefined;
  /** What it shows, in types; a constant. */
  about: readonly string[];
}

/**
 * A part of the page that changes when something happens elsewhere. It starts with the loader's data; after the first
 * change the client reads this part alone. A failed read leaves what is shown.
 */
export function useLive<Result, Variables extends Record<string, unknown>, Data>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  { loaded, pick, about }: LiveOptions<Result, Data>,
): Data {
  const graph = usePageGraph();
  const [outdated, setOutdated] = useState<{ load: Data } | null>(null);
  const [answer, setAnswer] = useState<{ load: Data; key: string; data: Result } | null>(null);
  const isOutdated = outdated !== null && outdated.load === loaded;
  const types = about.join();
  const key = JSON.stringify(variables);

  useEffect(
    () =>
      graph.onChange((changed) => {
        if (concerns(changed, types.split(","))) setOutdated({ load: loaded });
      }),
    [graph, types, loaded],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the variables
  useEffect(() => {
    if (!isOutdated) return;
    const context = { additionalTypenames: types.split(","), requestPolicy: "network-only" } as const;
    return graph.watch(document, variables, context, (shown) => {
      // Without a client the next change tries again.
      if (shown === null) setOutdated(null);
      else if (shown.data) setAnswer({ load: loaded, key, data: shown.data });
    });
  }, [graph, document, key, types, loaded, isOutdated]);

  const isOurs = isOutdated && answer?.load === loaded && answer.key === key;
  return (isOurs ? pick(answer.data) : null) ?? loaded;
}
