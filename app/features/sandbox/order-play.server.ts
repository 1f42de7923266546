import type { OperatorClient } from "../../../gateway/rest/operator-client";
import type { EvidenceStage } from "../../../schema/rules/orders/evidence";
import { DAY, formatTime } from "../../../schema/rules/time";
import type { PlayedEvent } from "./order-events";

type Operator = OperatorClient["operator"];
/** Uploads demo files for a step of an order, as a master's app would; answers their addresses. */
type Upload = (stage: EvidenceStage, ...names: string[]) => Promise<string[]>;
type Play = (client: Operator, id: number, upload: Upload) => Promise<unknown>;

const inDays = (days: number) => formatTime(Date.now() + days * DAY);
const PHOTOS = ["sofa.png", "wardrobe.png"];

/** The first master or provider. Throws when the platform has none. */
async function firstWorker(client: Operator, type: "PERSONAL" | "ENTERPRISE"): Promise<number> {
  const worker = (await client.listWorkers({ query: {} })).find((candidate) => candidate.type === type);
  if (!worker) throw new Error(`sandbox: no worker of type ${type}`);
  return worker.id;
}

/** The data with which the console plays each step: plausible texts and files. */
const PLAYS: Record<PlayedEvent, Play> = {
  bid: async (client, id) =>
    client.placeBid({
      params: { id },
      body: {
        workerId: await firstWorker(client, "PERSONAL"),
        amount: 200,
        day: inDays(1).slice(0, "YYYY-MM-DD".length),
        words: "自带工具，装完清理现场",
      },
    }),
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
  pick_up: async (client, id, upload) =>
    client.pickUpOrder({
      params: { id },
      body: { content: "货物齐全，外包装完好", imgs: await upload("pick_up", ...PHOTOS) },
    }),
  sign_in: (client, id) =>
    client.signInOrder({ params: { id }, body: { lng: 120.15, lat: 30.28, area: "客户小区门口" } }),
  complete: async (client, id, upload) =>
    client.completeOrder({
      params: { id },
      body: { content: "安装完成，现场已清理", imgs: await upload("complete", ...PHOTOS) },
    }),
  verify: async (client, id, upload) =>
    client.verifyOrder({
      params: { id },
      body: { content: "核销成功", imgs: await upload("verify", ...PHOTOS) },
    }),
  rephotograph: async (client, id, upload) =>
    client.rephotographOrder({
      params: { id },
      body: { content: "已补拍细节", imgs: await upload("rephotograph", ...PHOTOS) },
    }),
  reschedule: (client, id) =>
    client.rescheduleOrder({ params: { id }, body: { appointmentTime: inDays(2), reason: "客户临时有事" } }),
  confirm_edit: (client, id) => client.confirmEdit({ params: { id }, body: {} }),
  refuse_edit: (client, id) =>
    client.refuseEdit({ params: { id }, body: { reason: "当天行程已满，无法调整" } }),
  report_exception: async (client, id, upload) =>
    client.reportException({
      params: { id },
      body: {
        abnormalType: "货物破损",
        description: "外包装破损，板材一角磕碰",
        imgs: await upload("report_exception", "wardrobe.png", "unpacking.mp4", "remark.wav"),
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

/** Content types of the demo files by their extensions. */
const TYPES: Readonly<Record<string, string>> = { png: "image/png", mp4: "video/mp4", wav: "audio/wav" };

const uploader =
  (client: Operator, id: number, assets: Fetcher): Upload =>
  (stage, ...names) =>
    Promise.all(
      names.map(async (name) => {
        const file = await assets.fetch(`https://site/demo/${name}`);
        if (!file.ok) throw new Error(`sandbox: no file ${name}`);
        const form = new FormData();
        const type = TYPES[name.split(".").at(-1) ?? ""] ?? "";
        form.set("file", new File([await file.arrayBuffer()], name, { type }));
        const query = { stage, takenTime: formatTime(Date.now()), area: "客户家中" };
        return (await client.uploadEvidence({ params: { id }, query }, { form })).url;
      }),
    );

/**
 * Plays a step of an order, with files of `assets`. Throws RestError when the order's state does not allow
 * it.
 */
export async function playStep(
  { operator }: OperatorClient,
  event: PlayedEvent,
  { orderId, assets }: { orderId: number; assets: Fetcher },
): Promise<void> {
  await PLAYS[event](operator, orderId, uploader(operator, orderId, assets));
}
