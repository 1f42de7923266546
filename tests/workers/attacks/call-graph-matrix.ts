import { MASTER } from "../../support/order-life";
import { callableOrder, incomingCall, ownCall } from "./call-matrix";
import type { GraphEntry } from "./graph-matrix";
import type { IdUse } from "./matrix";

const ORDER: IdUse = { foreign: ({ foreign }) => foreign.orderIds[0], missing: 123_456_789 };
const CALL: IdUse = { foreign: ({ foreign }) => foreign.callId, missing: "0".repeat(32) };

/** How the fields of the graph about calls are attacked; a part of the graph matrix. */
export const callGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Query.currentCall": { variables: () => ({}) },
  "Query.orderContact": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}` }),
    ids: { orderId: ORDER },
  },
  "Mutation.startCall": {
    variables: async (world) => ({ orderId: `${await callableOrder(world)}`, type: "AUDIO" }),
    ids: { orderId: ORDER },
  },
  "Mutation.informCall": {
    variables: async (world) => ({ callId: await ownCall(world) }),
    ids: { callId: CALL },
  },
  "Mutation.answerCall": {
    variables: async (world) => ({ callId: await incomingCall(world), windowKey: "window-1" }),
    ids: { callId: CALL },
  },
  "Mutation.keepCall": {
    variables: async (world) => ({ callId: await ownCall(world) }),
    ids: { callId: CALL },
  },
  "Mutation.endCall": {
    variables: async (world) => ({ callId: await incomingCall(world), senderId: `${MASTER.id}` }),
    ids: { callId: CALL, senderId: "text" },
  },
};
