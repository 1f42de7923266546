import type { restCalls } from ".";
import type { CallArgs, CallData, RestCall } from "./rest-call";

/** What a call takes beside the parameters of the contract. */
export interface CallOptions {
  /** Extra headers, e.g. Idempotency-Key. */
  headers?: Readonly<Record<string, string>>;
  /** The body of a call that takes a file. */
  form?: FormData;
}

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
