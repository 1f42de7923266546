import type { TypedDocumentString } from "./generated/graphql.js";

export interface ClientOptions {
  /** Origin of the platform, e.g. `https://www.zhuangda.example`. */
  readonly url: string;
  /** A key of 开放平台. Keep it on a server. */
  readonly key: string;
  /** Sends requests; the runtime's own `fetch` when left out. */
  readonly fetch?: typeof globalThis.fetch;
  /** Waits so many ms before a request that came too early is sent again. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Variables may be left out where an operation has none that it needs. */
type Variables<V> = Partial<V> extends V ? [variables?: V] : [variables: V];

export interface Client {
  /**
   * Runs an operation, one of this package or a text of your own; its data. A refusal of one field is data as well: look at
   * `__typename`. When the key has spent what it had, it is sent again after the time that the answer names.
   *
   * @throws RequestRefused when the operation was not run, or a part of its data could not be read
   */
  run<Result, V extends Record<string, unknown>>(
    document: TypedDocumentString<Result, V>,
    ...variables: Variables<V>
  ): Promise<Result>;
  /**
   * Uploads a picture; the address that `imageUrl` takes.
   *
   * @throws RequestRefused with the platform's code
   */
  upload(picture: Blob, name?: string): Promise<string>;
}

/** A request that the platform has refused as a whole. */
export class RequestRefused extends Error {
  override readonly name = "RequestRefused";

  constructor(
    message: string,
    /** HTTP status. */
    readonly status: number,
    /** `extensions.code` of the first error: a number of the table of errors, or a word. */
    readonly code: number | string,
    /** What could be read or done nevertheless, as the operation asks for it; null when nothing was run. */
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** How often a request that came too early is sent again. */
const MOST_TRIES = 5;
const TOO_MANY = 429;

interface GraphAnswer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: number | string };
  }[];
}

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: { readonly url: string } | null;
}

const sleep = (milliseconds: number) => new Promise<void>((wake) => setTimeout(wake, milliseconds));

/** A client of the graph, with a key of the customer. */
export function createClient({ url, key, fetch = globalThis.fetch, wait = sleep }: ClientOptions): Client {
  const authorization = { Authorization: `Bearer ${key}` };

  async function send(path: string, init: RequestInit): Promise<Response> {
    const address = new URL(path, url);
    for (let tries = 1; ; tries++) {
      const response = await fetch(address, { ...init, method: "POST" });
      if (response.status !== TOO_MANY || tries === MOST_TRIES) return response;
      await wait(Number(response.headers.get("Retry-After") ?? 1) * 1000);
    }
  }

  return {
    async run(document, ...[variables]) {
      const response = await send("/graphql", {
        headers: { ...authorization, "Content-Type": "application/json" },
        body: JSON.stringify({ query: document.toString(), variables }),
      });
      const { data, errors } = (await response.json()) as GraphAnswer;
      const [first] = errors ?? [];
      if (first)
        throw new RequestRefused(first.message, response.status, first.extensions?.code ?? "UNKNOWN", data);
      // The platform has validated the data against the document from which this type is generated.
      return data as never;
    },
    async upload(picture, name = "picture") {
      const body = new FormData();
      body.set("file", picture, name);
      const response = await send("/common/common/upload_file", { headers: authorization, body });
      const { code, message, data } = (await response.json()) as Envelope;
      if (data === null) throw new RequestRefused(message, response.status, code);
      return data.url;
    },
  };
}
