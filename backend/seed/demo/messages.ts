import { topicOf } from "../../../schema/rules/messages/message-topics";
import type { MessageType } from "../../src/modules/messages/messages.repository";
import { orderInWords } from "../../src/modules/orders/lifecycle/words";
import { DEMO_CUSTOMER, demoId } from "./customer";
import type { PlacedOrder } from "./order-statements";

const HOUR_MS = 3_600_000;

/** Messages of the demo customer, some of them read; the orders give them something to be about. */
export function messageRows(orders: readonly PlacedOrder[], now: number) {
  const about = (status: string) => orders.find((placed) => placed.order.steps.at(-1)?.to === status);
  const evaluated = about("EVALUATED");
  const accepting = about("WAIT_ACCEPT");
  const installing = about("WAIT_INSTALL");
  const pickingUp = about("WAIT_PICK_UP");
  const receiving = about("RECEIVING_ORDER");
  const messages: [
    type: MessageType,
    title: string,
    content: string,
    order: PlacedOrder | undefined,
    hours: number,
    read: boolean,
  ][] = [
    [
      "system",
      "订单支付成功",
      `您的${named(receiving)}已支付成功，正在为您安排师傅接单。`,
      receiving,
      4.8,
      false,
    ],
    [
      "service",
      "师傅已完工，请验收",
      `${named(accepting)}已安装完成，师傅上传了完工照片，请在验收期内确认。`,
      accepting,
      17,
      false,
    ],
    [
      "appointment",
      "改约提醒",
      `${named(installing)}的客户希望改到周六上午，师傅已同意，新的时间为周六 09:30。`,
      installing,
      26,
      false,
    ],
    [
      "service",
      "师傅已预约提货",
      `${named(pickingUp)}的师傅将于明日上午到物流网点提货，请保持提货码有效。`,
      pickingUp,
      43,
      true,
    ],
    ["system", "钱包充值成功", "您的余额充值已到账，可在“我的钱包”查看明细。", undefined, 200, true],
    [
      "service",
      "感谢您的评价",
      `您对${named(evaluated)}的评价已提交，师傅会看到您的反馈。`,
      evaluated,
      669,
      true,
    ],
    [
      "system",
      "欢迎使用装达",
      "首次下单前，建议先阅读帮助中心的《如何下单》与《费用是怎么计算的》。",
      undefined,
      1000,
      true,
    ],
    [
      "appointment",
      "无人接单",
      `${named(receiving)}付款后仍无人接单，平台正在继续安排；您也可以联系客服更改上门时间。`,
      receiving,
      2.8,
      true,
    ],
  ];
  return messages.map(([type, title, content, order, hours, read], index) => ({
    id: demoId(301 + index),
    customer_id: DEMO_CUSTOMER.id,
    type,
    title,
    content: `<p>${content}</p>`,
    associated_id: order?.id ?? null,
    topic: topicOf(type, order !== undefined),
    created_at: now - hours * HOUR_MS,
    read_at: read ? now - hours * HOUR_MS + HOUR_MS / 2 : null,
  }));
}

const named = (placed: PlacedOrder | undefined) =>
  placed ? orderInWords({ orderNo: placed.orderNo, customerName: placed.order.customerName }) : "订单";
