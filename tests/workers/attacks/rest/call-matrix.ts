import { env } from "cloudflare:workers";
import type { CallName } from "../../../support/contract/contract";
import { MASTER, operate } from "../../../support/orders/order-life";
import type { AttackEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { untouchedOrder } from "../untouched-order";

/** Lets the one master of the tests be rung: what was left of other attacks is forgotten. */
export const hangUpEverything = () =>
  env.DB.batch([
    env.DB.prepare("DELETE FROM calls WHERE status IN ('RINGING', 'ACCEPTED')"),
    env.DB.prepare("DELETE FROM worker_lines"),
    // Staff's list would be copied with the next call, which then had changed something.
    env.DB.prepare("DELETE FROM staff_list_changes WHERE list = 'calls'"),
  ]);

/** An order of the caller's whose master may be called. */
export async function callableOrder(world: World): Promise<number> {
  await hangUpEverything();
  return untouchedOrder(world, "WAIT_INSTALL");
}

/** A call that the caller has begun. */
export async function ownCall(world: World): Promise<string> {
  const { backend, own } = world;
  const json = { businessId: await callableOrder(world) };
  const { data } = await backend.call("POST", "/user/api/video_call/video_call_customer", {
    token: own.token,
    json,
  });
  return data.videoCallInstanceId;
}

/** A call that rings the caller. */
export async function incomingCall(world: World): Promise<string> {
  const orderId = await callableOrder(world);
  const path = `/operator/api/order/${orderId}/call`;
  const { data } = await operate(world.backend, "POST", path, { callType: "video" });
  return data.videoCallInstanceId;
}

/** Further documented fields of video-call requests, with values that refer to nothing. */
const SENT = {
  "body.sendUserId": "text",
  "body.revieveUserId": "text",
  "body.businessData.businessId": "text",
  "body.businessId": "text",
} as const;

/** How the calls about calls are attacked; a part of the attack matrix. */
export const callAttacks: Readonly<Record<Extract<CallName, `calls.${string}`>, AttackEntry>> = {
  "calls.startCall": {
    prepare: async (world) => ({ body: { businessData: { businessId: await callableOrder(world) } } }),
    ids: {
      ...SENT,
      "body.businessData.businessId": FOREIGN.order,
      // The nested one wins.
      "body.videoCallInstanceId": "text",
    },
  },
  "calls.informCall": {
    prepare: async (world) => ({ body: { videoCallInstanceId: await ownCall(world) } }),
    ids: { ...SENT, "body.videoCallInstanceId": FOREIGN.call },
  },
  "calls.rejectCall": {
    prepare: async (world) => ({
      body: { sendUserId: MASTER.id, videoCallInstanceId: await incomingCall(world) },
    }),
    ids: { ...SENT, "body.videoCallInstanceId": FOREIGN.call },
  },
  "calls.callOff": {
    prepare: async (world) => ({ body: { videoCallInstanceId: await ownCall(world) } }),
    ids: { ...SENT, "body.videoCallInstanceId": FOREIGN.call },
  },
  "calls.acceptCall": {
    prepare: async (world) => ({
      body: { videoCallInstanceId: await incomingCall(world), windowKey: "window-1" },
    }),
    ids: { "body.videoCallInstanceId": FOREIGN.call },
  },
  "calls.keepCall": {
    prepare: async (world) => ({ body: { videoCallInstanceId: await ownCall(world) } }),
    ids: { "body.videoCallInstanceId": FOREIGN.call },
  },
  "calls.getCurrentCall": { prepare: () => ({}) },
};

/** A step of the master at a call of theirs. */
const step = (prepare: (world: World) => Promise<string>): AttackEntry => ({
  prepare: async (world) => ({ params: { callId: await prepare(world) } }),
  ids: { "params.callId": "public" },
});

/** A call by the caller that rings the master. */
async function ringingMaster(world: World): Promise<string> {
  const videoCallInstanceId = await ownCall(world);
  const path = "/user/api/video_call/video_call_inform";
  await world.backend.call("POST", path, { token: world.own.token, json: { videoCallInstanceId } });
  return videoCallInstanceId;
}

/** The same for the master's side. */
export const operatorCallAttacks = {
  "operator.ringCustomer": {
    prepare: async (world) => ({ params: { id: await callableOrder(world) }, body: {} }),
    ids: { "params.id": "public" },
  },
  "operator.findOrderCall": {
    prepare: ({ own }) => ({ params: { id: own.orderIds[0] } }),
    ids: { "params.id": "public" },
  },
  "operator.acceptAsMaster": step(ringingMaster),
  "operator.hangUpAsMaster": step(ringingMaster),
  "operator.keepAsMaster": step(ringingMaster),
} as const satisfies Partial<Record<CallName, AttackEntry>>;
