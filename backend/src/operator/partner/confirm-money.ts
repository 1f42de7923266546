import type { RestCall } from "../../../../schema/rest/rest-call";
import { IDEMPOTENCY_HEADER } from "../../modules/idempotency";
import { confirmByTwo } from "../../modules/partner-clients";
import type { RequestContext } from "../../shared/context";
import { sha256 } from "../../shared/crypto";
import { invalidInput } from "../../shared/errors";
import { amountMoved, isOncePerKey } from "./money-moved";
import { limitFromYuan } from "./two-persons-limit";

interface Wanted {
  readonly clientId: number;
  readonly person: string | null;
  readonly call: RestCall;
  readonly input: unknown;
}

/**
 * Asks for a second person where a call moves more money than one may move alone (decision 074). Two calls are the same
 * when they have the same parsed input, idempotency key and amount; who reviews may differ. A call that has moved its
 * money is answered again for the same key, as after a lost answer: it moves nothing more.
 *
 * @returns id of the approval; null where none is needed
 * @throws BusinessError SECOND_PERSON_NEEDED
 */
export async function confirmMoney(
  { clientId, person, call, input }: Wanted,
  context: RequestContext,
): Promise<number | null> {
  const amount = await amountMoved(call, input, context);
  if (amount === "nothing") return null;
  if (amount !== "unknown" && amount <= limitFromYuan(context.env.PARTNER_TWO_PERSONS_ABOVE)) return null;
  if (person === null) throw invalidInput("缺少操作人");
  const key = context.header(IDEMPOTENCY_HEADER);
  const same = [call.id, sorted(input), key, amount];
  const { id } = Object(Object(input).params);
  return confirmByTwo(
    {
      clientId,
      person,
      digest: await sha256(JSON.stringify(same)),
      callId: call.id,
      target: id === undefined ? null : String(id),
      idempotencyKey: key || null,
      amount: amount === "unknown" ? null : amount,
      isRepeatable: Boolean(key) && isOncePerKey(call),
    },
    context,
  );
}

/** The same values whatever their sequence, without the reviewer's name. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .filter(([key, part]) => key !== "reviewer" && part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}
