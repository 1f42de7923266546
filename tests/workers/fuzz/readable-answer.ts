import { expect } from "vitest";
import { type CallInput, type ContractCall, envelopeOf } from "../../support/contract";
import { forgetLimits } from "../../support/forget-limits";
import { LEAK } from "../../support/fuzz";
import type { World } from "../attacks/attack-world";
import { sendAsCaller } from "../attacks/matrix";

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
