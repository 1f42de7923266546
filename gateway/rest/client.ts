import { restCalls } from "../../schema/rest";
import type { RestCall } from "../../schema/rest/rest-call";
import type { CallOptions, RestClient } from "../../schema/rest/rest-client";
import { UpstreamError } from "./errors";
import type { RawArgs } from "./request";
import { createTransport, type SendCall, type TransportOptions } from "./transport";
import type { RestUsage } from "./usage";

class Sending {
  constructor(readonly send: SendCall) {}
}

/**
 * Created once per isolate: a class with a getter for each domain, which is a class with a method for each
 * call. So a request needs one small object, and one more for each domain that it uses.
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
 * The typed client of one request. Calls resolve with parsed `data` or reject with RestError (expected, shown
 * to the user), SessionError (7001, 7002), UpstreamError (masked)
 * or TooManyCalls.
 */
export function createRestClient(options: TransportOptions): RestClient {
  // Methods and type are made from the same entries, so they match.
  return new Domains(countingFailures(createTransport(options), options.usage)) as unknown as RestClient;
}

/** Counts failed calls, because a page may hide the failure (docs/decisions/016). */
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
