import { useMemo, useState } from "react";
import { type AnyVariables, type TypedDocumentNode, useQuery } from "urql";
import type { Tag } from "./changes";
import { useChanged } from "./use-changed";

interface LiveOptions<Result, Data> {
  /** What the loader gave; a new load is newer than every answer before it. */
  loaded: Data;
  /** The same part of an answer; null or undefined leaves what is shown. */
  pick(answer: Result): Data | null | undefined;
  /** What it shows, in types; a constant. */
  about: readonly Tag[];
}

/**
 * A part of the page that changes when something happens elsewhere. It starts with the loader's data; after the first
 * change the client reads this part alone. A failed read leaves what is shown.
 */
export function useLive<Result, Variables extends AnyVariables, Data>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
  { loaded, pick, about }: LiveOptions<Result, Data>,
): Data {
  const [outdated, setOutdated] = useState<{ load: Data } | null>(null);
  const isOutdated = outdated !== null && outdated.load === loaded;
  const types = about.join();
  const context = useMemo(() => ({ additionalTypenames: types.split(",") }), [types]);

  useChanged(about, () => setOutdated({ load: loaded }));
  const [{ data, fetching }] = useQuery<Result, Variables>({
    query: document,
    variables,
    pause: !isOutdated,
    requestPolicy: "network-only",
    context,
  });
  return (isOutdated && !fetching && data ? pick(data) : null) ?? loaded;
}
