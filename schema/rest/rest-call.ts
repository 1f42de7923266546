import type { z } from "zod";
import type { OfferName } from "../rules/offers";

/**
 * Who may make a call: no token is needed, a token is used when present, the call answers 7001 without one, or it
 * belongs to the platform's staff and wants the operator's bearer token instead.
 */
type CallAuth = "none" | "optional" | "required" | "operator";

/**
 * One REST call of the specification, verbatim: the single description from which the gateway's client, the backend's
 * route and the OpenAPI document are derived (docs/architecture/contract.md).
 *
 * Names in `query`, `body` and `form` are the documented ones, misspellings included (C-71). Values on the wire are
 * the documented units: money in 元 with two decimals, time as `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai.
 */
export interface RestCall<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  /** Id in docs/rest-calls.json (`API-…`), or `EXT-…` for a call that the specification does not document. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with `{name}` segments, as documented. */
  readonly path: `/${string}`;
  readonly auth: CallAuth;
  readonly summary: string;
  /** True when repeating the call changes nothing, so that a transport failure may be retried. */
  readonly safe: boolean;
  readonly params: Params;
  readonly query: Query;
  /** JSON body. With `anyLocation` the backend also takes the same names from the query or a urlencoded form. */
  readonly body: Body;
  /** Multipart part names; the file itself is streamed and never parsed by zod. */
  readonly form?: readonly string[];
  /** The body travels as an urlencoded form instead of JSON. */
  readonly isForm?: boolean;
  /** The documents do not say where the parameters travel: the backend accepts query, form and JSON alike. */
  readonly anyLocation: boolean;
  /** The documents do not say the method either: the backend takes a GET as well (C-48). */
  readonly alsoGet?: boolean;
  /** Shape of `data` in the envelope when `code` is 0. */
  readonly data: Data;
  /** Content type of the file that is the answer on success; a refusal is the envelope, `data` is never sent. */
  readonly file?: string;
  /** What `message` holds on success, where the documents put the result there; `success` otherwise. */
  readonly successMessage?: (data: z.output<Data>) => string;
  /** The reverse: `data` of an answer that has the result in `message` alone, as the documents show it. */
  readonly dataOfMessage?: (message: string) => z.input<Data>;
  readonly tag: string;
  /** Of a call that no document knows: what the site does where the backend does not know it either (decision 046). */
  readonly absent?: Absence<z.output<Data>>;
}

/** What takes the place of a call that a backend does not know. */
interface Absence<Data> {
  /** What is read instead; left out, the call is refused in words. */
  readonly data?: Data;
  /** What the site says or offers less then. */
  readonly without: string;
  /** The offer that the site does not make then, where it would lead to a refusal. */
  readonly offer?: OfferName;
}

type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType> = Pick<
  RestCall<P, Q, B, D>,
  "id" | "method" | "path" | "summary" | "data" | "tag"
> & {
  auth?: CallAuth;
  safe?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  form?: readonly string[];
  file?: string;
  anyLocation?: boolean;
  isForm?: boolean;
  alsoGet?: boolean;
  successMessage?: (data: z.output<D>) => string;
  dataOfMessage?: (message: string) => z.input<D>;
  absent?: Absence<z.output<D>>;
};

/** Declares a call. GETs count as safe unless said otherwise (C-54 lists GETs that change state). */
export function defineCall<
  D extends z.ZodType,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(input: CallInput<P, Q, B, D>): RestCall<P, Q, B, D> {
  return {
    auth: "none",
    safe: input.method === "GET",
    anyLocation: false,
    ...input,
    params: input.params as P,
    query: input.query as Q,
    body: input.body as B,
  };
}

/** What a caller passes: the parts that the call declares, before parsing. */
export type CallArgs<C extends RestCall> = (C["params"] extends z.ZodUndefined
  ? { params?: undefined }
  : { params: z.input<C["params"]> }) &
  (C["query"] extends z.ZodUndefined ? { query?: undefined } : { query: z.input<C["query"]> }) &
  (C["body"] extends z.ZodUndefined ? { body?: undefined } : { body: z.input<C["body"]> });

/** What the backend's handler receives: the same parts, parsed. */
export type CallParsed<C extends RestCall> = {
  params: z.output<C["params"]>;
  query: z.output<C["query"]>;
  body: z.output<C["body"]>;
};

/** What `data` holds on the caller's side, after parsing. */
export type CallData<C extends RestCall> = z.output<C["data"]>;

/** What the backend's handler returns for `data`. */
export type CallResult<C extends RestCall> = z.input<C["data"]>;
