import { type AppLoadContext, json } from "@remix-run/cloudflare";
import { z } from "zod";
import { createOperatorClient, type OperatorClient } from "../../../gateway/rest/operator-client";
import { RestError } from "../../../schema/rest/rest-error";
import { CALL_TYPES } from "../../../schema/rules/calls/call";
import { isRowId } from "../../../schema/rules/row-id";
import type { MasterCallAnswer } from "./master-call";

const orderId = z.string().refine(isRowId);
const callId = z.string().regex(/^[0-9a-f]{32}$/);

/** Steps of the master's page. */
const step = z.discriminatedUnion("step", [
  z.object({ step: z.literal("find"), orderId }),
  z.object({ step: z.literal("ring"), orderId, callType: z.enum(CALL_TYPES) }),
  z.object({ step: z.literal("accept"), callId }),
  z.object({ step: z.literal("keep"), callId }),
  z.object({ step: z.literal("hang-up"), callId }),
]);

/** Runs a master's step of a call. Throws 400 for anything else. */
export async function takeCallStep(
  form: FormData,
  { cloudflare: { env }, requestId }: AppLoadContext,
): Promise<Response> {
  const asked = step.safeParse(Object.fromEntries(form));
  if (!asked.success) throw new Response(null, { status: 400 });
  try {
    const call = await take(createOperatorClient(env, requestId).operator, asked.data);
    return answer({ call: call && presented(call), problem: null });
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return answer({ call: null, problem: error.message });
  }
}

type Operator = OperatorClient["operator"];
type RestCallData = Awaited<ReturnType<Operator["keepAsMaster"]>>;

async function take(operator: Operator, asked: z.output<typeof step>): Promise<RestCallData | null> {
  switch (asked.step) {
    case "find":
      return operator.findOrderCall({ params: { id: asked.orderId } });
    case "ring":
      return operator.ringCustomer({ params: { id: asked.orderId }, body: { callType: asked.callType } });
    case "accept":
      return operator.acceptAsMaster({ params: { callId: asked.callId } });
    case "keep":
      return operator.keepAsMaster({ params: { callId: asked.callId } });
    case "hang-up":
      await operator.hangUpAsMaster({ params: { callId: asked.callId } });
      return null;
  }
}

const presented = (call: RestCallData) => ({
  id: call.videoCallInstanceId,
  status: call.status,
  type: call.callType,
  senderName: call.sendUserNickName,
  access: call.access,
});

const answer = (body: MasterCallAnswer) => json(body, { headers: { "Cache-Control": "no-store" } });
