import { MASTER } from "../../../support/orders/order-life";
import type { GraphEntry } from "../attack";
import { callableOrder, incomingCall, ownCall } from "../rest/call-matrix";

/** How the fields of the graph about calls are attacked; a part of the graph matrix. */
export const callGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  // There is none.
  "Query.currentCall": { variables: () => ({}) },
  "Mutation.startCall": {
    variables: async (world) => ({ orderId: `${await callableOrder(world)}`, type: "AUDIO" }),
  },
  "Mutation.informCall": {
    variables: async (world) => ({ callId: await ownCall(world) }),
  },
  "Mutation.answerCall": {
    variables: async (world) => ({ callId: await incomingCall(world), windowKey: "window-1" }),
  },
  "Mutation.keepCall": {
    variables: async (world) => ({ callId: await ownCall(world) }),
  },
  "Mutation.endCall": {
    variables: async (world) => ({ callId: await incomingCall(world), senderId: `${MASTER.id}` }),
    ids: { senderId: "text" },
  },
};
