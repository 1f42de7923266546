import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { endBidding } from "../../../backend/src/modules/bids/end-bidding";
import { acceptOverdueOrders } from "../../../backend/src/modules/orders/jobs/auto-acceptance";
import { closeExpiredOrders } from "../../../backend/src/modules/orders/jobs/expiry";
import type { OrderEventName } from "../../../backend/src/registry";
import { DAY, formatTime, HOUR } from "../../../backend/src/shared/clock";
import type { OrderStatus } from "../../../schema/rules/orders/order-status";
import type { Account } from "../accounts/accounts";
import { inEveryStore } from "../minute-jobs";
import { createTestBackend, type Envelope, idsBy } from "../servers/backend";
import { bid, pickBid, takePlatformPrice, withdrawBid } from "./bid-events";
import { assignMaster, MASTER, operate, PROVIDER } from "./masters";
import { payOrder, placeOrder, type TestBackend } from "./orders";

export { MASTER, operate, PROVIDER, seedWorkers } from "./masters";

export const PHOTO = "/named/sofa.png";

interface Subject {
  readonly backend: TestBackend;
  readonly account: Account;
  readonly orderId: number;
}

const photos = { content: "照片", imgs: [PHOTO] };
const later = ({ backend }: Subject) => formatTime(backend.clock.now() + DAY);

/** What the operator API takes for each step of a counterparty. */
export const COUNTERPARTY_BODIES = {
  take: () => ({ providerId: PROVIDER.id }),
  receive: () => ({ workerId: MASTER.id }),
  assign: () => ({ workerId: MASTER.id }),
  appoint: (subject: Subject) => ({ appointmentTime: later(subject) }),
  fail_appointment: () => ({ reason: "客户出差" }),
  dispatch_driver: () => ({ driverName: "赵司机", driverPhone: "13700000009", carTypeId: 2 }),
  pick_up: () => photos,
  sign_in: () => ({ lng: 120.15, lat: 30.28, area: "文三路" }),
  complete: () => photos,
  verify: () => photos,
  rephotograph: () => photos,
  reschedule: (subject: Subject) => ({ appointmentTime: later(subject), reason: "客户改期" }),
  confirm_edit: () => ({}),
  refuse_edit: () => ({ reason: "行程已满" }),
  report_exception: () => ({ abnormalType: "货物破损", description: "外包装破损", imgs: [PHOTO] }),
  request_markup: () => ({ amount: 20, markupType: "爬楼费", remark: "电梯停用" }),
  agree_refund: () => ({}),
  refuse_refund: () => ({ content: "已上门" }),
  arbitrate: () => ({ allowance: 0, content: "支持客户" }),
  dismiss_arbitration: () => ({ content: "支持师傅" }),
} as const;
type CounterpartyEvent = keyof typeof COUNTERPARTY_BODIES;

const byOperator =
  (event: CounterpartyEvent) =>
  (subject: Subject): Promise<Envelope> =>
    operate(
      subject.backend,
      "POST",
      `/operator/api/order/${subject.orderId}/${event}`,
      COUNTERPARTY_BODIES[event](subject),
    );

const byCustomer =
  (method: string, path: (orderId: number) => string, json?: unknown) =>
  ({ backend, account, orderId }: Subject): Promise<Envelope> =>
    backend.call(method, path(orderId), { token: account.token, json });

/** What a refund request says; `allowance` in 元. */
export const refundRequest = (overrides: Record<string, unknown> = {}) => ({
  content: "其他原因",
  allowance: 0,
  description: "柜子不要了",
  contactName: "张三",
  contactPhone: "13912345678",
  imgs: [PHOTO],
  ...overrides,
});

/** A call on the newest refund of an order. */
const onRefund =
  (action: string, json?: unknown) =>
  async ({ backend, account, orderId }: Subject): Promise<Envelope> =>
    backend.call("POST", `/order/api/refund/${(await refundIdOf(orderId)) ?? 0}/${action}`, {
      token: account.token,
      json,
    });

export const refundIdOf = (orderId: number): Promise<number | null> =>
  env.DB.prepare("SELECT refund_id FROM orders WHERE id = ?").bind(orderId).first<number>("refund_id");

/** What a cron answers, in the words of a call: 0 when the order moved. */
async function byClock({ orderId }: Subject, run: () => Promise<void>): Promise<Envelope> {
  const version = async () =>
    env.DB.prepare("SELECT version FROM orders WHERE id = ?").bind(orderId).first("version");
  const before = await version();
  await run();
  return { code: (await version()) === before ? 4009 : 0, message: "", data: null };
}

/** A backend whose clock is so much ahead. */
function ahead(backend: TestBackend, ms: number) {
  const late = createTestBackend();
  late.clock.set(backend.clock.now() + ms);
  return { env: late.env, clock: late.clock, ids: idsBy(late.clock) };
}

/** Asks for a markup by the customer; the answer's `data` is its id. */
export function createMarkup(
  { backend, account, orderId }: Subject,
  wanted: { amount: number; type?: string; markupType?: string; remark?: string; key?: string },
): Promise<Envelope> {
  const query = new URLSearchParams({
    oid: String(orderId),
    amount: String(wanted.amount),
    type: wanted.type ?? "ORDINARY",
    markupType: wanted.markupType ?? "爬楼费",
    markupRemark: wanted.remark ?? "",
  });
  return backend.call("POST", `/order/api/markup?${query}`, {
    token: account.token,
    headers: wanted.key ? { "Idempotency-Key": wanted.key } : {},
  });
}

/** Pays such a markup; one that was refused stays so. */
export async function payMarkup(
  { backend, account }: Omit<Subject, "orderId">,
  created: Pick<Envelope, "code" | "message" | "data">,
  { pwd = "246810", payWay = "WALLET", key }: { pwd?: string; payWay?: string; key?: string } = {},
): Promise<Envelope> {
  if (created.code !== 0) return created;
  const query = new URLSearchParams({ payWay, pwd });
  return backend.call("POST", `/order/api/markup/${created.data}/pay?${query}`, {
    token: account.token,
    headers: key ? { "Idempotency-Key": key } : {},
  });
}

/** Complains about an order, by default about anything but its master. */
export async function fileComplaint(
  { backend, account, orderId }: Subject,
  complaint: { content?: string; picUrls?: string; complaintObject?: number },
): Promise<Envelope> {
  const orderNo = await env.DB.prepare("SELECT order_no FROM orders WHERE id = ?")
    .bind(orderId)
    .first("order_no");
  return backend.call("POST", `/order/api/complaint/add_complaint/${orderNo}`, {
    token: account.token,
    json: complaint,
  });
}

/** Events with a call or a clock of their own; what a provider does is in tests/workers/pay. */
type CausedEvent = Exclude<OrderEventName, "create" | "refund_arrive" | "refund_stall">;

/** How each event that can happen to an existing order is brought about, as the product does it. */
export const EVENTS: Record<CausedEvent, (subject: Subject) => Promise<Envelope>> = {
  pay: ({ backend, account, orderId }) => payOrder(backend, account, orderId),
  cancel: byCustomer("POST", (id) => `/order/api/order/${id}/cancel`, {}),
  expire: (subject) =>
    byClock(subject, () =>
      inEveryStore(closeExpiredOrders)(ahead(subject.backend, 24 * HOUR), subject.account.customerId),
    ),
  refund: byCustomer("GET", (id) => `/order/api/order/${id}/wait_assign_order_refund`),
  confirm_arrival: byCustomer("POST", (id) => `/order/api/order/${id}/arrival`, {
    logisticsNo: "DPK123",
    logisticsPhone: "95353",
  }),
  bid: (subject) => bid(subject),
  withdraw_bid: (subject) => withdrawBid(subject),
  pick_bid: (subject) => pickBid(subject),
  end_bidding: (subject) =>
    byClock(subject, () => inEveryStore(endBidding)(ahead(subject.backend, 48 * HOUR))),
  use_platform_price: takePlatformPrice,
  take: byOperator("take"),
  receive: byOperator("receive"),
  assign: assignMaster,
  appoint: byOperator("appoint"),
  fail_appointment: byOperator("fail_appointment"),
  dispatch_driver: byOperator("dispatch_driver"),
  pick_up: byOperator("pick_up"),
  sign_in: byOperator("sign_in"),
  complete: byOperator("complete"),
  verify: byOperator("verify"),
  reschedule: byOperator("reschedule"),
  edit_order: byCustomer("PUT", (id) => `/order/api/order/${id}/edit`, { remark: "改过的备注" }),
  request_edit: byCustomer("PUT", (id) => `/order/api/order/${id}/edit`, { remark: "申请改的备注" }),
  revoke_edit: byCustomer("DELETE", (id) => `/order/api/order/${id}/edit`),
  confirm_edit: byOperator("confirm_edit"),
  refuse_edit: byOperator("refuse_edit"),
  report_exception: byOperator("report_exception"),
  request_markup: byOperator("request_markup"),
  markup: async (subject) => payMarkup(subject, await createMarkup(subject, { amount: 15 })),
  add_exception: ({ backend, account, orderId }) =>
    backend.call("POST", "/order/api/abnormal/add", {
      token: account.token,
      json: { orderId, abnormalType: "货物缺件", description: "少一块层板" },
    }),
  solve_exception: byCustomer(
    "POST",
    (id) => `/order/api/order/${id}/solve_exception?solveExceptionWay=NORMAL`,
  ),
  complain: async (subject) => fileComplaint(subject, { content: "师傅态度不好" }),
  reject: byCustomer("POST", (id) => `/order/api/order/${id}/accept?isPass=false&content=柜门不平`),
  rephotograph: byOperator("rephotograph"),
  delay_acceptance: byCustomer("GET", (id) => `/order/api/order/acceptance_order_delay?orderId=${id}`),
  accept: byCustomer("POST", (id) => `/order/api/order/${id}/accept?isPass=true`),
  auto_accept: (subject) =>
    byClock(subject, () => inEveryStore(acceptOverdueOrders)(ahead(subject.backend, 5 * DAY))),
  evaluate: byCustomer("POST", (id) => `/order/api/order/${id}/evaluation`, {
    star: 5,
    content: "很好",
    label: "准时上门",
    imgs: [PHOTO],
  }),
  request_refund: byCustomer("POST", (id) => `/order/api/order/${id}/cancel`, refundRequest()),
  change_refund: onRefund("modify", refundRequest({ description: "改过的说明" })),
  renew_refund: onRefund("modify", refundRequest({ description: "再次申请的说明" })),
  cancel_refund: onRefund("cancel"),
  agree_refund: byOperator("agree_refund"),
  refuse_refund: byOperator("refuse_refund"),
  request_arbitration: onRefund("arbitration", { allowance: 0, content: "请平台处理", imgs: [PHOTO] }),
  cancel_arbitration: onRefund("cancel"),
  arbitrate: byOperator("arbitrate"),
  dismiss_arbitration: byOperator("dismiss_arbitration"),
};

/** What has to happen to an order in a status where a step is possible, before it is. */
export const PREPARATION: Partial<Record<OrderEventName, readonly CausedEvent[]>> = {
  withdraw_bid: ["bid"],
  pick_bid: ["bid"],
  revoke_edit: ["request_edit"],
  confirm_edit: ["request_edit"],
  refuse_edit: ["request_edit"],
  solve_exception: ["add_exception"],
  rephotograph: ["reject"],
  change_refund: ["request_refund"],
  cancel_refund: ["request_refund"],
  agree_refund: ["request_refund"],
  refuse_refund: ["request_refund"],
  renew_refund: ["request_refund", "refuse_refund"],
  request_arbitration: ["request_refund", "refuse_refund"],
  cancel_arbitration: ["request_refund", "refuse_refund", "request_arbitration"],
  arbitrate: ["request_refund", "refuse_refund", "request_arbitration"],
  dismiss_arbitration: ["request_refund", "refuse_refund", "request_arbitration"],
};

/** As if long enough had passed for all work that waits for acceptance. */
export const acceptEverything = (): Promise<void> =>
  inEveryStore(acceptOverdueOrders)(ahead(createTestBackend(), 5 * DAY));

/** A way that leads an order to each status. */
const WAYS: Record<OrderStatus, readonly CausedEvent[]> = (() => {
  const appointed = ["pay", "receive", "appoint"] as const;
  const installed = [...appointed, "sign_in"] as const;
  const completed = [...installed, "complete"] as const;
  return {
    WAIT_PAY: [],
    RECEIVING_ORDER: ["pay"],
    WAIT_ASSIGN: ["pay", "take"],
    WAIT_APPOINTMENT: ["pay", "receive"],
    WAIT_PICK_UP: appointed,
    WAIT_INSTALL: appointed,
    WAIT_COMPLETE: installed,
    WAIT_VERIF: completed,
    WAIT_ACCEPT: completed,
    SUCCESS: [...completed, "accept"],
    EVALUATED: [...completed, "accept", "evaluate"],
    CLOSE: ["pay", "refund"],
  };
})();

/** What kind of order passes through a status. */
const KINDS: Partial<Record<OrderStatus, Record<string, unknown>>> = {
  WAIT_PICK_UP: { serviceType: 1, logisticsNo: "DPK1", logisticsPhone: "95353", isArrival: true },
  WAIT_VERIF: { verifType: "MIAO", verifOrderNo: "MIAO-1" },
};

/** A new order of a customer in a status, by the way that leads there. Its customer must be able to pay. */
export async function orderIn(
  backend: TestBackend,
  account: Account,
  status: OrderStatus,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const orderId = await placeOrder(backend, account, { ...KINDS[status], ...overrides });
  await follow({ backend, account, orderId }, WAYS[status]);
  expect(await statusOf(orderId)).toBe(status);
  return orderId;
}

/** Makes events happen one after the other; each must succeed. */
export async function follow(subject: Subject, events: readonly CausedEvent[]): Promise<void> {
  for (const event of events) expect(await EVENTS[event](subject), event).toMatchObject({ code: 0 });
}

export const statusOf = (orderId: number): Promise<OrderStatus | null> =>
  env.DB.prepare("SELECT status FROM orders WHERE id = ?").bind(orderId).first<OrderStatus>("status");
