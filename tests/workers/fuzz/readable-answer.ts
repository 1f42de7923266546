import { expect } from "vitest";
import { forgetLimits } from "../../support/accounts/forget-limits";
import { type CallInput, type ContractCall, envelopeOf } from "../../support/contract/contract";
import { LEAK } from "../../support/fuzz";
import type { World } from "../attacks/attack-world";
import { sendAsCaller } from "../attacks/rest/matrix";

/** Makes the call, whatever it is given, and expects an answer that a person could read and that tells no secrets. */
export async function readableAnswer(entry: ContractCall, input: CallInput, world: World) {
  await forgetLimits();
  const { status, text } = await sendAsCaller(entry, input, world);
  expect(status, text).toBeLessThan(500);
  const { code, message, data } = envelopeOf({ status, text });
  expect(code).not.toBe(5000);
  expect(message).not.toMatch(LEAK);
  return { status, code, data };
}
