import type { Operation, OperationContext } from "@urql/core";
import type { TypedDocumentString } from "~/gql/graphql";
import type { Engine } from "./engine";

export type Document<Result, Variables> = TypedDocumentString<Result, Variables>;

/** How something is read: what it shows, in types, and whether the cache may answer. */
export type ReadContext = Partial<Pick<OperationContext, "additionalTypenames" | "requestPolicy">>;

/** An answer that is shown. */
export interface Shown<Result = unknown> {
  operation: Operation;
  /** Left out when it failed. */
  data: Result | undefined;
  /** It is being asked for again. */
  stale: boolean;
}

/** What became of a mutation. `error` is for `failureText` and `endsSession`. */
export interface Mutated<Result> {
  data?: Result | undefined;
  error?: unknown;
}

/** The gateway as one tree of pages uses it. The client itself comes after the page, or when it is needed first. */
export interface PageGraph {
  /**
   * Reads and goes on reading what is shown. Null is shown when the code of the client could not be fetched; should it
   * come later, because somebody else needs it or something has changed, what is read follows.
   */
  watch<Result, Variables extends Record<string, unknown>>(
    document: Document<Result, Variables>,
    variables: Variables,
    context: ReadContext,
    show: (shown: Shown<Result> | null) => void,
  ): () => void;
  /** Asks again for what is shown. */
  again(operation: Operation): void;
  /** Asks once. Rejects on failure; `failureText` turns that into a message. */
  ask<Result, Variables extends Record<string, unknown>>(
    document: Document<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
  /** Runs a mutation that changes something of these types. Never rejects. */
  mutate<Result, Variables extends Record<string, unknown>>(
    document: Document<Result, Variables>,
    variables: Variables,
    changes?: readonly string[],
  ): Promise<Mutated<Result>>;
  /** Reports that something of these types has changed elsewhere. */
  announce(types: readonly string[]): void;
  /** Hears of what has been announced. Answers how to stop that. */
  onChange(listener: (types: readonly string[]) => void): () => void;
  /** Fetches the client, which most pages need soon after they are alive. */
  preload(): void;
}

/** A blip of the network is over in a moment, ms. */
const SECOND_TRY_MS = 800;

const loadEngine = async (): Promise<Engine> => (await import("./engine")).createEngine();

/**
 * The gateway for one tree of pages.
 *
 * @param load fetches the client; tried twice, and again for whoever needs it next
 */
export function createPageGraph(load = loadEngine): PageGraph {
  const listeners = new Set<(types: readonly string[]) => void>();
  /** What waits for the client, also after it was told that there is none. */
  const waiting = new Set<(ready: Engine) => void>();
  let engine: Engine | null = null;
  let coming: Promise<Engine> | null = null;

  const fetchEngine = (): Promise<Engine> => {
    coming ??= load()
      .catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS));
        return load();
      })
      .then(
        (loaded) => {
          engine = loaded;
          for (const begin of waiting) begin(loaded);
          waiting.clear();
          return loaded;
        },
        (error: unknown) => {
          coming = null;
          throw error;
        },
      );
    return coming;
  };

  const preload = () => void fetchEngine().catch(() => undefined);

  return {
    watch(document, variables, context, show) {
      let stop = () => {};
      const begin = (ready: Engine) => {
        stop = ready.watch(document, variables, context, show);
      };
      // What is cached is shown at once.
      if (engine) begin(engine);
      else {
        waiting.add(begin);
        fetchEngine().catch(() => waiting.has(begin) && show(null));
      }
      return () => {
        waiting.delete(begin);
        stop();
      };
    },
    again: (operation) => engine?.again(operation),
    ask: async (document, variables) => (await fetchEngine()).ask(document, variables),
    async mutate(document, variables, changes = []) {
      try {
        return await (await fetchEngine()).mutate(document, variables, changes);
      } catch (error) {
        return { error };
      }
    },
    announce(types) {
      if (engine) engine.announce(types);
      else preload();
      for (const listener of listeners) listener(types);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preload,
  };
}
