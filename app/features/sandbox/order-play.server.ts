import type { OperatorClient } from "../../../gateway/rest/operator-client";
import { isoToRestTime } from "../../../schema/graphql/time";
import type { PlayedEvent } from "./order-events";

type Play = (client: OperatorClient["operator"], id: number) => Promise<unknown>;

const DAY_MS = 86_400_000;
const inDays = (days: number) => isoToRestTime(new Date(Date.now() + days * DAY_MS).toISOString());
const photos = (content: string) => ({ content, imgs: ["/demo/sofa.png", "/demo/wardrobe.png"] });

/** The first master or provider. Throws when the platform has none. */
async function firstWorker(
  client: OperatorClient["operator"],
  type: "PERSONAL" | "ENTERPRISE",
): Promise<number> {
  const worker = (await client.listWorkers()).find((candidate) => candidate.type === type);
  if (!worker) throw new Error(`sandbox: no worker of type ${type}`);
  return worker.id;
}

/** How the console plays each step: with words and pictures that anybody might have used. */
const PLAYS: Record<PlayedEvent, Play> = {
  take: async (client, id) =>
    client.takeOrder({ params: { id }, body: { providerId: await firstWorker(client, "ENTERPRISE") } }),
  receive: async (client, id) =>
    client.receiveOrder({ params: { id }, body: { workerId: await firstWorker(client, "PERSONAL") } }),
  assign: async (client, id) =>
    client.assignOrder({ params: { id }, body: { workerId: await firstWorker(client, "PERSONAL") } }),
  appoint: (client, id) => client.appointOrder({ params: { id }, body: { appointmentTime: inDays(1) } }),
  fail_appointment: (client, id) =>
    client.failAppointment({ params: { id }, body: { reason: "客户电话无人接听" } }),
  dispatch_driver: (client, id) =>
    client.dispatchDriver({
      params: { id },
      body: { driverName: "赵师傅", driverPhone: "13588800009", carTypeId: 2 },
    }),
  pick_up: (client, id) => client.pickUpOrder({ params: { id }, body: photos("货物齐全，外包装完好") }),
  sign_in: (client, id) =>
    client.signInOrder({ params: { id }, body: { lng: 120.15, lat: 30.28, area: "客户小区门口" } }),
  complete: (client, id) => client.completeOrder({ params: { id }, body: photos("安装完成，现场已清理") }),
  verify: (client, id) => client.verifyOrder({ params: { id }, body: photos("核销成功") }),
  rephotograph: (client, id) => client.rephotographOrder({ params: { id }, body: photos("已补拍细节") }),
  reschedule: (client, id) =>
    client.rescheduleOrder({ params: { id }, body: { appointmentTime: inDays(2), reason: "客户临时有事" } }),
  report_exception: (client, id) =>
    client.reportException({
      params: { id },
      body: {
        abnormalType: "货物破损",
        description: "外包装破损，板材一角磕碰",
        imgs: ["/demo/wardrobe.png"],
      },
    }),
  request_markup: (client, id) =>
    client.requestMarkup({
      params: { id },
      body: { amount: 30, markupType: "爬楼费", remark: "电梯停用，需爬楼搬运" },
    }),
  agree_refund: (client, id) => client.agreeRefund({ params: { id }, body: {} }),
  refuse_refund: (client, id) =>
    client.refuseRefund({ params: { id }, body: { content: "师傅已上门，无法全额退款" } }),
  arbitrate: (client, id) =>
    client.arbitrateRefund({ params: { id }, body: { allowance: 0, content: "经核实，支持客户的退款申请" } }),
  dismiss_arbitration: (client, id) =>
    client.dismissArbitration({ params: { id }, body: { content: "经核实，服务符合约定，不支持退款" } }),
};

/** Plays a step at an order. Throws RestError where the order's state does not allow it. */
export async function playStep(
  { operator }: OperatorClient,
  event: PlayedEvent,
  orderId: number,
): Promise<void> {
  await PLAYS[event](operator, orderId);
}
