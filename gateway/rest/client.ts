import { restCalls } from "../../schema/rest";
import type { CallArgs, CallData, RestCall } from "../../schema/rest/rest-call";
import { UpstreamError } from "./errors";
import type { RawArgs } from "./request";
import { type CallOptions, createTransport, type SendCall, type TransportOptions } from "./transport";
import type { RestUsage } from "./usage";

type RestCalls = typeof restCalls;
/** Calls with files are streamed elsewhere (gateway/files). */
type JsonDomains = Omit<RestCalls, "files">;

/** Calls without parameters may be made without arguments. */
type CallParameters<C extends RestCall> =
  Record<never, never> extends CallArgs<C>
    ? [args?: CallArgs<C>, options?: CallOptions]
    : [args: CallArgs<C>, options?: CallOptions];

/** `rest.<domain>.<call>(args, options)`: every entry of the contract as a typed function. */
export type RestClient = {
  readonly [D in keyof JsonDomains]: {
    readonly [K in keyof JsonDomains[D]]: JsonDomains[D][K] extends RestCall
      ? (...parameters: CallParameters<JsonDomains[D][K]>) => Promise<CallData<JsonDomains[D][K]>>
      : never;
  };
};

class Sending {
  constructor(readonly send: SendCall) {}
}

/**
 * Created once per isolate: a class with a getter for each domain, which has a class with a method for each call. A
 * request then costs one small object, and one more for each domain that it uses.
 */
class Domains extends Sending {}
for (const [domain, calls] of Object.entries(restCalls)) {
  class Client extends Sending {}
  for (const [name, call] of Object.entries<RestCall>(calls)) {
    Object.defineProperty(Client.prototype, name, {
      value(this: Sending, args: RawArgs = {}, options: CallOptions = {}) {
        return this.send(call, args, options);
      },
    });
  }
  Object.defineProperty(Domains.prototype, domain, {
    get(this: Sending) {
      return new Client(this.send);
    },
  });
}

/**
 * The typed client of one request. Calls resolve with parsed `data` or reject with RestError (expected, shown to the
 * person), SessionError (7001, 7002) or UpstreamError (masked).
 */
export function createRestClient(options: TransportOptions): RestClient {
  // The methods were made from the entries that the type is derived from, so the shapes agree by construction.
  return new Domains(countingFailures(createTransport(options), options.usage)) as unknown as RestClient;
}

/** Notes which calls failed, because a page may hide that (docs/decisions/016). */
const countingFailures =
  (send: SendCall, usage: RestUsage): SendCall =>
  async (call, args, options) => {
    try {
      return await send(call, args, options);
    } catch (error) {
      if (error instanceof UpstreamError) usage.failures += 1;
      throw error;
    }
  };
