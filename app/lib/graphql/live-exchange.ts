import { type Exchange, makeOperation, type Operation, type OperationResult } from "@urql/core";
import { map, pipe, type Source, subscribe, tap } from "wonka";
import { type Change, concerns, type Tag } from "./changes";
import { keepFailedFields } from "./keep-failed-fields";

/** A query whose result is on the page. */
interface Watched {
  operation: Operation;
  isAsking: boolean;
  /** Something it shows has changed since it was sent. */
  isOutdated: boolean;
  /** The data on the page. */
  shown?: OperationResult["data"];
}

/** Its tags, as `useRead` gives them. */
const tagsOf = ({ context }: Operation) => (context.additionalTypenames ?? []) as Tag[];

/**
 * Keeps queries up to date. A query runs again when one of its tags (`additionalTypenames`) has changed, whether a
 * room event or a mutation of this page reports it. Changes that come while a query is running cause one more run
 * afterwards, so the last answer is never older than the last change; urql's cache alone would miss them. What a new run
 * fails to read stays as the last answer had it, beside the error.
 *
 * @param changes what has changed, each time something has
 */
export const liveExchange =
  (changes: Source<Change>): Exchange =>
  ({ client, forward }) =>
  (operations) => {
    const watched = new Map<number, Watched>();

    const ask = ({ operation }: Watched) =>
      client.reexecuteOperation(makeOperation("query", operation, { requestPolicy: "network-only" }));

    const refresh = ({ changed }: Change) => {
      for (const query of watched.values()) {
        if (!concerns(changed, tagsOf(query.operation))) continue;
        if (query.isAsking) query.isOutdated = true;
        else ask(query);
      }
    };

    const send = (operation: Operation) => {
      if (operation.kind === "teardown") watched.delete(operation.key);
      if (operation.kind !== "query") return;
      const before = watched.get(operation.key);
      watched.set(operation.key, { isOutdated: false, ...before, operation, isAsking: true });
    };

    const receive = (result: OperationResult): OperationResult => {
      const { operation } = result;
      const query = operation.kind === "query" ? watched.get(operation.key) : undefined;
      if (!query) return result;
      // A stale answer comes from the cache and is followed by one from the network.
      query.isAsking = result.stale;
      if (query.isOutdated && !query.isAsking) {
        query.isOutdated = false;
        ask(query);
      }
      query.shown = keepFailedFields(result, query.shown);
      return { ...result, data: query.shown };
    };

    subscribe(refresh)(changes);
    return pipe(operations, tap(send), forward, map(receive));
  };
