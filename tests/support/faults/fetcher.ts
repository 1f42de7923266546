import { Point } from "./point";
import { FAULT_MARKER, Script } from "./script";

interface FetchCall {
  /** `GET /path` of a service binding, `GET host/path` of the network, without the query. */
  readonly name: string;
  readonly signal: AbortSignal;
}

class FetchPoint extends Point<FetchCall, Response> {
  /** The other side cannot be reached. */
  networkError(): void {
    this.does("networkError", async () => {
      throw new TypeError(`Network connection lost. (${FAULT_MARKER})`);
    });
  }

  /** The other side did the work, and its answer got lost. */
  answerLost(): void {
    this.throwAfter();
  }

  /** A page of HTML, as proxies and crashed servers send it. */
  html(status = 502): void {
    this.does(`html ${status}`, async () => {
      const body = `<html><body><h1>${status}</h1>${FAULT_MARKER} stack trace</body></html>`;
      return new Response(body, { status, headers: { "Content-Type": "text/html" } });
    });
  }

  /** A 200 without a body. */
  empty(): void {
    this.#changesText("empty", () => "");
  }

  /** The first half of the real answer. */
  truncatedJson(): void {
    this.#changesText("truncatedJson", (text) => text.slice(0, Math.floor(text.length / 2)));
  }

  /** The real answer with every value of `data` in another type. */
  wrongTypes(): void {
    this.#changesJson("wrongTypes", (envelope) => ({ ...envelope, data: inOtherTypes(envelope.data) }));
  }

  /** The real answer without the envelope's code. */
  withoutCode(): void {
    this.#changesJson("withoutCode", ({ code: _code, ...rest }) => rest);
  }

  #changesJson(what: string, change: (envelope: Record<string, unknown>) => unknown): void {
    this.#changesText(what, (text) => JSON.stringify(change(JSON.parse(text))));
  }

  #changesText(what: string, change: (text: string) => string): void {
    this.does(what, async (_call, proceed) => {
      const response = await proceed();
      const headers = new Headers(response.headers);
      headers.delete("Content-Length");
      return new Response(change(await response.text()), { status: response.status, headers });
    });
  }
}

function inOtherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(inOtherTypes);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inOtherTypes(part)]));
  }
  return typeof value === "string" ? value.length : `wrong ${String(value)}`;
}

/** A service binding (BACKEND, SITE), or the network of providers, that fails where the script says. */
export class FaultyFetcher {
  readonly script = new Script<FetchCall, Response>();

  constructor(readonly name: string) {}

  /** The n-th call, or the next to a `METHOD /path` that matches. */
  call(which: number | string | RegExp = 1): FetchPoint {
    return new FetchPoint(this.script, {
      name: typeof which === "number" ? this.name : `${this.name} ${which}`,
      nth: typeof which === "number" ? which : 1,
      matches: ({ name }) =>
        typeof which === "number" || (typeof which === "string" ? name === which : which.test(name)),
    });
  }

  /** The network as the code outside of bindings knows it: `vi.spyOn(globalThis, "fetch").mockImplementation(…)`. */
  wrapFetch(real: typeof globalThis.fetch): typeof globalThis.fetch {
    return (input, init) => {
      const request = new Request(input, init);
      const { host, pathname } = new URL(request.url);
      const call = { name: `${request.method} ${host}${pathname}`, signal: request.signal };
      return this.script.run(call, () => real(request));
    };
  }

  wrap(fetcher: Fetcher): Fetcher {
    return new Proxy(fetcher, {
      get: (target, name) => {
        if (name === "fetch") {
          return (input: RequestInfo | URL, init?: RequestInit) => {
            const request = new Request(input, init);
            const call = {
              name: `${request.method} ${new URL(request.url).pathname}`,
              signal: request.signal,
            };
            return this.script.run(call, () => target.fetch(request));
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }
}
