import type { RestCall } from "../../../../schema/rest/rest-call";
import { numbers } from "../numbers/numbers";
import type { CustomerStore, Stores } from "./stores";

/** The parsed input of a call, as far as it may name a number. */
interface Input {
  readonly params?: unknown;
  readonly body?: unknown;
}

type Finder = (input: Input) => unknown;

const param =
  (name: string): Finder =>
  ({ params }) =>
    Object(params)[name];

/** Paths of staff, masters and the sandbox whose `{id}` is the id of a customer's row. */
const ROW =
  /^\/(?:operator|sandbox)\/api\/(?:order|bid_question|master_settlement|complaint|feedback|withdrawal|invoice_request|wallet\/adjustment|customers)\/\{id\}/;

/** Numbers that come back to us without a session, by the paths on which they come. */
const NUMBERED: Readonly<Record<string, readonly [find: Finder, bucket: (number: string) => number | null]>> =
  {
    "/order/api/progress/{token}": [param("token"), numbers.progressLink.bucket],
    "/common/common/phone_upload/{token}": [param("token"), numbers.uploadLink.bucket],
    "/order/api/withdraw/confirm/{token}": [param("token"), numbers.confirmation.bucket],
    "/user/api/customer/bind/wechat": [({ body }) => Object(body).state, numbers.wechatState.bucket],
    "/operator/api/call/{callId}/accept": [param("callId"), numbers.call.bucket],
    "/operator/api/call/{callId}/hang_up": [param("callId"), numbers.call.bucket],
    "/operator/api/call/{callId}/keep": [param("callId"), numbers.call.bucket],
  };

/** Calls of the operator that are about the store that answers: its health, and the sandbox. */
const OF_THE_WHOLE_STORE: ReadonlySet<string> = new Set(["EXT-105", "EXT-152", "EXT-160"]);

/** How a call without a session finds its store. */
export type StoreRule = "row" | "number" | "whole store" | "none";

/** By what a call without a session finds its store; `none` for what names no customer, or a phone, which its use case looks up. */
export function storeRuleOf({ id, path }: Pick<RestCall, "id" | "path">): StoreRule {
  if (ROW.test(path)) return "row";
  if (path in NUMBERED) return "number";
  return OF_THE_WHOLE_STORE.has(id) ? "whole store" : "none";
}

/**
 * The store in which a call without a session works (decision 067). A number that no maker has made leads to a store
 * where it is not found.
 */
export function storeOfCall(call: RestCall, input: Input, stores: Stores): CustomerStore {
  switch (storeRuleOf(call)) {
    case "row":
      return stores.of(Number(param("id")(input)));
    case "number": {
      const [find, bucket] = NUMBERED[call.path] ?? [];
      const number = find?.(input);
      return stores.of((typeof number === "string" ? bucket?.(number) : null) ?? 0);
    }
    case "whole store":
      return stores.home;
    default:
      return stores.none;
  }
}
