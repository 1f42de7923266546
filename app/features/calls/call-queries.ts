import { getFragment, graphql } from "~/gql";
import type { LiveCallFragment, StartCallMutation } from "~/gql/graphql";
import { ask } from "~/lib/graphql/ask";
import { FETCH_OPTIONS } from "~/lib/graphql/client";
import { refusalIn, refusalOf } from "~/lib/graphql/refusal";
import type { CallType } from "../../../schema/rules/calls/call";
import type { IncomingCall } from "./call-events";
import { type CallApi, CallRefused, type LiveCall } from "./call-types";

const CallFragment = graphql(`
  fragment LiveCall on Call {
    id
    orderId
    senderId
    senderName
    orderNo
    customerName
    type
    status
    access { token gatewayUrl iceServers { urls username credential } }
  }
`);

const StartCallDocument = graphql(`
  mutation StartCall($orderId: ID!, $callType: CallType!) {
    answer: startCall(orderId: $orderId, type: $callType) {
      __typename
      ...LiveCall
      ...Refusal
    }
  }
`);

const InformCallDocument = graphql(`
  mutation InformCall($callId: ID!) {
    answer: informCall(callId: $callId) {
      __typename
      ...Refusal
    }
  }
`);

const AnswerCallDocument = graphql(`
  mutation AnswerCall($callId: ID!, $windowKey: String!) {
    answer: answerCall(callId: $callId, windowKey: $windowKey) {
      __typename
      ...LiveCall
      ...Refusal
    }
  }
`);

const KeepCallDocument = graphql(`
  mutation KeepCall($callId: ID!) {
    answer: keepCall(callId: $callId) {
      __typename
      ...LiveCall
      ...Refusal
    }
  }
`);

const EndCallDocument = graphql(`
  mutation EndCall($callId: ID!, $senderId: ID, $windowKey: String) {
    endCall(callId: $callId, senderId: $senderId, windowKey: $windowKey) { __typename }
  }
`);

const CurrentCallDocument = graphql(`
  query CurrentCall {
    currentCall { ...LiveCall }
  }
`);

const GRAPH_TYPES = { video: "VIDEO", audio: "AUDIO" } as const;

/** The customer's operations on a call. Outgoing calls have `orderId`, incoming ones `senderId`. */
export function customerCallApi(call: { orderId: string | null; senderId: string | null }): CallApi {
  const windowKey = crypto.randomUUID();
  return {
    async begin(type: CallType) {
      const orderId = call.orderId ?? "";
      const { answer } = await ask(StartCallDocument, { orderId, callType: GRAPH_TYPES[type] });
      return liveCall(answer);
    },
    async inform(callId) {
      const { answer } = await ask(InformCallDocument, { callId });
      const refusal = refusalIn(answer);
      if (refusal) throw new CallRefused(refusal.message);
    },
    async answer(callId) {
      const { answer } = await ask(AnswerCallDocument, { callId, windowKey });
      return liveCall(answer);
    },
    async keep(callId) {
      const { answer } = await ask(KeepCallDocument, { callId }, { isQuiet: true });
      return liveCall(answer);
    },
    async end(callId) {
      // The request is sent even if the page is closed.
      const fetchOptions = { ...FETCH_OPTIONS, keepalive: true };
      const { senderId } = call;
      // A call that another window has answered goes on.
      const window = senderId === null ? {} : { windowKey };
      await ask(EndCallDocument, { callId, senderId, ...window }, { fetchOptions, isQuiet: true });
    },
  };
}

type CallAnswer = NonNullable<StartCallMutation["answer"]>;

/** The call in an answer. Throws CallRefused with the backend's message. */
function liveCall(answer: CallAnswer): LiveCall {
  if (answer.__typename === "BusinessError") throw new CallRefused(refusalOf(answer).message);
  return shown(getFragment(CallFragment, answer));
}

function shown({ id, status, access }: LiveCallFragment): LiveCall {
  const iceServers = (access?.iceServers ?? []).map(({ urls, username, credential }) => ({
    urls,
    ...(username && credential ? { username, credential } : {}),
  }));
  return { id, status, access: access && { ...access, iceServers } };
}

/** The call that rings for the customer now; null without one. Throws when this is unknown. */
export async function fetchRinging(): Promise<IncomingCall | null> {
  const { currentCall } = await ask(CurrentCallDocument, {}, { isQuiet: true });
  const call = getFragment(CallFragment, currentCall);
  if (call?.status !== "RINGING" || call.access !== null) return null;
  const type = call.type === "VIDEO" ? "video" : "audio";
  const { id, orderId, senderName: peerName, senderId, orderNo, customerName } = call;
  return { direction: "in", id, type, peerName, senderId, orderId, order: { orderNo, customerName } };
}
