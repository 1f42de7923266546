import { MASTER } from "../../support/order-life";
import { callableOrder, incomingCall, ownCall } from "./call-matrix";
import { FOREIGN } from "./foreign-things";
import type { GraphEntry } from "./graph-matrix";

/** How the fields of the graph about calls are attacked; a part of the graph matrix. */
export const callGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Query.currentCall": { variables: () => ({}) },
  "Query.orderContact": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}` }),
    ids: { orderId: FOREIGN.order },
  },
  "Mutation.startCall": {
    variables: async (world) => ({ orderId: `${await callableOrder(world)}`, type: "AUDIO" }),
    ids: { orderId: FOREIGN.order },
  },
  "Mutation.informCall": {
    variables: async (world) => ({ callId: await ownCall(world) }),
    ids: { callId: FOREIGN.call },
  },
  "Mutation.answerCall": {
    variables: async (world) => ({ callId: await incomingCall(world), windowKey: "window-1" }),
    ids: { callId: FOREIGN.call },
  },
  "Mutation.keepCall": {
    variables: async (world) => ({ callId: await ownCall(world) }),
    ids: { callId: FOREIGN.call },
  },
  "Mutation.endCall": {
    variables: async (world) => ({ callId: await incomingCall(world), senderId: `${MASTER.id}` }),
    ids: { callId: FOREIGN.call, senderId: "text" },
  },
};
