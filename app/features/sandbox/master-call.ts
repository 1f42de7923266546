import type { CallType } from "../../../schema/rules/calls/call";
import { type CallApi, CallRefused, type LiveCall } from "../calls/call-types";

/** A call as the page of a master shows it. */
export interface MasterCall extends LiveCall {
  readonly type: CallType;
  readonly senderName: string;
}

/** Answer to a master's step: the call if there is one, or the reason why not. */
export interface MasterCallAnswer {
  readonly call: MasterCall | null;
  readonly problem: string | null;
}

async function step(fields: Record<string, string>): Promise<MasterCall | null> {
  const response = await fetch("/sandbox/calls", {
    method: "POST",
    body: new URLSearchParams(fields),
    keepalive: true,
  });
  if (!response.ok) throw new Error(`the console answered ${response.status}`);
  const { call, problem }: MasterCallAnswer = await response.json();
  if (problem !== null) throw new CallRefused(problem);
  return call;
}

/** A step that answers a call. */
async function callStep(fields: Record<string, string>): Promise<MasterCall> {
  const call = await step(fields);
  if (!call) throw new CallRefused("通话不存在");
  return call;
}

/** The call of an order that rings for its master or was answered; null without one. */
export const findMasterCall = (orderId: string) => step({ step: "find", orderId });

/** A master's operations on the calls of an order. The room needs no message, so ringing starts at once. */
export const masterCallApi = (orderId: string): CallApi => ({
  begin: (callType) => callStep({ step: "ring", orderId, callType }),
  inform: () => Promise.resolve(),
  answer: (callId) => callStep({ step: "accept", callId }),
  keep: (callId) => callStep({ step: "keep", callId }),
  end: async (callId) => void (await step({ step: "hang-up", callId })),
});
