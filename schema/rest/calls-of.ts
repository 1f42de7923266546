import type { RestCall } from "./rest-call";

/** Names and types of the calls among the exports of a module. */
type CallsOf<M> = { readonly [K in keyof M as M[K] extends RestCall ? K : never]: M[K] };

/** The calls that a module declares, by their names, without the shapes and constants that it exports beside them. */
export const callsOf = <M extends object>(module: M): CallsOf<M> =>
  // Only values that are calls are left, so the shapes agree by construction.
  Object.fromEntries(Object.entries(module).filter(([, value]) => isCall(value))) as CallsOf<M>;

const isCall = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "id" in value && "path" in value && "data" in value;
