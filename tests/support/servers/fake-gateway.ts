import { gql, type TypedDocumentNode } from "@urql/core";
import { vi } from "vitest";
import { eventually } from "../eventually";

/** What one request to the gateway brought, and how it is answered. */
interface AskedOperation {
  url: string;
  init: RequestInit;
  body: {
    extensions: { persistedQuery: { version: number; sha256Hash: string } };
    variables: Record<string, unknown>;
  };
  answer(answer: unknown): void;
  fail(error: Error): void;
}

/** Puts itself in the place of `fetch`: answers only when the test says so. */
export function fakeGateway() {
  const asked: AskedOperation[] = [];
  vi.stubGlobal(
    "fetch",
    (url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        asked.push({
          url,
          init,
          body: JSON.parse(String(init.body)),
          answer: (answer) => resolve(answer instanceof Response ? answer : Response.json(answer)),
          fail: reject,
        });
      }),
  );
  return {
    asked,
    /** The request with this place in the order of all, once it has come. */
    async request(place: number): Promise<AskedOperation> {
      const arrived = () => {
        if (!asked[place]) throw new Error(`only ${asked.length} requests`);
      };
      await eventually(arrived);
      return asked[place] as AskedOperation;
    },
    documents: () => asked.map(({ body }) => body.extensions.persistedQuery.sha256Hash),
  };
}

/** A document as codegen writes it. */
export const bundled = <Result, Variables extends object = Record<string, never>>(
  operation: "query" | "mutation",
  name: string,
): TypedDocumentNode<Result, Variables> =>
  Object.assign(gql<Result, Variables>(`${operation} ${name} { answer }`), {
    __meta__: { hash: `sha256:${name}` },
  });

/** An answer with top-level errors. */
export const failedWith = (code: number | undefined, message = "…") => ({
  data: null,
  errors: [{ message, extensions: code === undefined ? {} : { code } }],
});
