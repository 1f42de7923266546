import type { Account } from "../../support/accounts/accounts";
import type { CallInput } from "../../support/contract/contract";
import type { World } from "./attack-world";

/**
 * What a field that looks like an id stands for: something that anybody may name, mere text, or a thing that belongs
 * to a customer. For those, `foreign` is the stranger's and `missing` is one of the same form that does not exist.
 */
export type IdUse = "public" | "text" | { foreign(world: World): unknown; missing: unknown };

export interface AttackEntry {
  /** Input with which the call succeeds for `world.own` (or the operator). Asked again for every attack. */
  prepare(world: World): CallInput | Promise<CallInput>;
  /** Who calls instead of `world.own`, for calls that end the caller's session. */
  caller?(): Promise<Account>;
  /** Every field whose name ends in id, url or no, by its path. The test names what is missing here. */
  ids?: Readonly<Record<string, IdUse>>;
  /** For lists of what customers own: how many rows the answer's `data` says there are. */
  total?(data: unknown): unknown;
  /** Documented filters that would find the stranger's rows if ownership were forgotten. They must find nothing. */
  searches?(world: World): CallInput[];
}

export interface GraphEntry {
  /** Variables with which the field succeeds for `world.own`. */
  variables(world: World): Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Who asks instead of `world.own`, for a field that ends the caller's account. */
  caller?(): Promise<Account>;
  /** Arguments that take an ID or a file's address and whose names do not say whose it is. The test names what is missing. */
  ids?: Readonly<Record<string, IdUse>>;
}
