import { EVIDENCE_STAGES } from "../../../../schema/rules/orders/evidence";
import type { OrderStatus } from "../../../../schema/rules/orders/order-status";
import type { CallInput, CallName } from "../../../support/contract/contract";
import { jpegHead } from "../../../support/files/multipart";
import { provideEvidence } from "../../../support/files/named-files";
import { COUNTERPARTY_BODIES, MASTER, PREPARATION } from "../../../support/orders/order-life";
import type { AttackEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { untouchedOrder } from "../untouched-order";
import type { operatorBidAttacks } from "./bid-matrix";
import type { operatorCallAttacks } from "./call-matrix";
import type { operatorComplaintAttacks } from "./complaint-matrix";
import type { operatorFeedbackAttacks } from "./feedback-matrix";
import type { operatorMasterAttacks } from "./master-matrix";
import type { operatorPersonalAttacks } from "./personal-matrix";
import type { operatorRefundAttacks } from "./refund-matrix";
import type { operatorWalletAttacks } from "./wallet-matrix";
import type { operatorWithdrawalAttacks } from "./withdrawal-matrix";

type OrderCall = Extract<CallName, `orders.${string}`>;
type Told = "orders.quotePrice" | "orders.createOrder" | "orders.getOrder" | "orders.listOrders";

/** A call on an order of the caller's own that has got so far. */
const inStatus =
  (
    status: OrderStatus,
    input: (orderId: number) => CallInput,
    overrides: Record<string, unknown> = {},
  ): AttackEntry["prepare"] =>
  async (world) =>
    input(await untouchedOrder(world, status, { overrides }));

const byPath = { "params.id": FOREIGN.order };
const byQuery = { "query.orderId": FOREIGN.order };
const ownOrder = ({ own }: World) => own.orderIds[0];

/** How the calls about what happens to an order are attacked; a part of the attack matrix. */
export const orderAttacks: Readonly<Record<Exclude<OrderCall, Told>, AttackEntry>> = {
  "orders.cancelOrder": {
    prepare: inStatus("WAIT_PAY", (id) => ({ params: { id }, body: {} })),
    ids: { ...byPath, "body.verifyWorkerId": "text" },
  },
  "orders.refundUnassigned": {
    prepare: inStatus("RECEIVING_ORDER", (id) => ({ params: { id } })),
    ids: byPath,
  },
  "orders.confirmArrival": {
    prepare: inStatus("RECEIVING_ORDER", (id) => ({ params: { id }, body: { logisticsNo: "A1" } }), {
      isArrival: false,
    }),
    ids: { ...byPath, "body.logisticsNo": "text" },
  },
  "orders.editOrder": {
    prepare: inStatus("WAIT_INSTALL", (id) => ({ params: { id }, body: { logisticsNo: "A1" } })),
    ids: { ...byPath, "body.logisticsNo": "text" },
  },
  "orders.revokeOrderEdit": {
    prepare: async (world) => ({
      params: { id: await untouchedOrder(world, "WAIT_INSTALL", { events: ["request_edit"] }) },
    }),
    ids: byPath,
  },
  "orders.delayAcceptance": {
    prepare: inStatus("WAIT_ACCEPT", (orderId) => ({ query: { orderId } })),
    ids: byQuery,
  },
  "orders.acceptOrder": {
    prepare: inStatus("WAIT_ACCEPT", (id) => ({ params: { id }, query: { isPass: "true" } })),
    ids: byPath,
  },
  "orders.evaluateOrder": {
    prepare: async (world) => ({
      params: { id: await untouchedOrder(world, "SUCCESS") },
      body: { star: 5, content: "好", label: "准时上门", imgs: [world.own.imageUrl] },
    }),
    ids: byPath,
  },
  "orders.listTags": { prepare: () => ({}) },

  "orders.getOrderPlaces": {
    prepare: (world) => ({ query: { orderId: ownOrder(world) } }),
    ids: byQuery,
  },
  "orders.getPickUp": {
    prepare: (world) => ({ query: { oid: ownOrder(world) } }),
    ids: { "query.oid": FOREIGN.order },
  },
  "orders.listCredences": {
    prepare: (world) => ({ query: { orderId: ownOrder(world), type: "HEXIAO_CREDENCE" } }),
    ids: byQuery,
  },
  "orders.getTakeDelivery": { prepare: (world) => ({ query: { orderId: ownOrder(world) } }), ids: byQuery },
  "orders.addFollowUp": {
    prepare: (world) => ({
      body: { orderId: ownOrder(world), content: "已联系客户", imgList: world.own.imageUrl },
    }),
    ids: { "body.orderId": FOREIGN.order },
  },
  "orders.editFollowUp": {
    prepare: (world) => ({
      body: { id: world.own.followUpIds[0], orderId: ownOrder(world), content: "已联系客户两次" },
    }),
    ids: { "body.id": FOREIGN.followUp, "body.orderId": FOREIGN.order },
  },
  "orders.listFollowUps": { prepare: (world) => ({ query: { orderId: ownOrder(world) } }), ids: byQuery },
  "orders.deleteFollowUp": {
    async prepare({ backend, own }) {
      const orderId = own.orderIds[1];
      await backend.call("POST", "/order/api/order/add_follow", {
        token: own.token,
        json: { orderId, content: "将被删除" },
      });
      const { data } = await backend.call(
        "GET",
        `/order/api/order/query_order_follow_by_orderid?orderId=${orderId}`,
        { token: own.token },
      );
      return { body: { id: data[0].id } };
    },
    ids: { "body.id": FOREIGN.followUp },
  },

  "orders.listStatuses": { prepare: () => ({}) },
  "orders.countStatuses": { prepare: () => ({}) },
  "orders.countVisits": { prepare: () => ({ body: {} }) },
  "orders.listShops": { prepare: () => ({}) },
  "orders.listFilterChoices": { prepare: () => ({}) },
  "orders.getShopLogistics": { prepare: () => ({ query: { shopName: "旗舰店" } }) },
  "orders.listShopOrders": {
    prepare: () => ({ query: { shopOrderNo: "T-1" } }),
    ids: { "query.shopOrderNo": "text" },
  },
};

/** A step of a counterparty on an order that has got so far. Staff may name every order and every photo. */
const step = (
  event: keyof typeof COUNTERPARTY_BODIES,
  status: OrderStatus,
  ids: AttackEntry["ids"] = {},
): AttackEntry => ({
  async prepare(world) {
    const orderId = await untouchedOrder(world, status, { events: PREPARATION[event] });
    const subject = { backend: world.backend, account: world.own, orderId };
    const stage = EVIDENCE_STAGES.find((known) => known === event);
    // Uploaded before the attack, so that the attack is all that could change anything.
    if (stage) await provideEvidence("sofa.png", { orderId, stage });
    return { params: { id: orderId }, body: COUNTERPARTY_BODIES[event](subject) };
  },
  ids: { "params.id": "public", ...ids },
});

type OperatorCall = Extract<CallName, `operator.${string}`>;
type OperatorTold =
  | "operator.findCustomers"
  | "operator.findReferrals"
  | "operator.rebuildLists"
  | "operator.moveCustomer"
  | "operator.splitCell"
  | "operator.listCellMoves"
  | "operator.askRestore"
  | "operator.listRestores"
  | "operator.cancelRestore"
  | "operator.compareRestore"
  | "operator.openRestore"
  | "operator.askDump"
  | "operator.listDumps"
  | "operator.askPastDump"
  | "operator.listPastDumps"
  | "operator.cancelPastDump"
  | "operator.creditWallet"
  | "operator.sendServiceMessage"
  | "operator.setBlocked"
  | "operator.getHealth"
  | keyof typeof operatorBidAttacks
  | keyof typeof operatorComplaintAttacks
  | keyof typeof operatorFeedbackAttacks
  | keyof typeof operatorMasterAttacks
  | keyof typeof operatorPersonalAttacks
  | keyof typeof operatorRefundAttacks
  | keyof typeof operatorWalletAttacks
  | keyof typeof operatorCallAttacks
  | keyof typeof operatorWithdrawalAttacks;

/** The same for the staff's calls about orders, and the autopilot. */
export const operatorOrderAttacks: Readonly<
  Record<Exclude<OperatorCall, OperatorTold> | "sandbox.runAutopilot", AttackEntry>
> = {
  "operator.listWorkers": { prepare: () => ({}) },
  "operator.addWorker": {
    prepare: () => ({ body: { type: "PERSONAL", name: "新师傅", phone: MASTER.phone } }),
  },
  "operator.findOperatorOrders": {
    prepare: () => ({ query: { limit: 5 } }),
    ids: { "query.orderNo": "text" },
  },
  "operator.findRefunds": { prepare: () => ({}), ids: { "query.orderNo": "text" } },
  "operator.findRingingCalls": { prepare: () => ({}), ids: { "query.workerId": "public" } },
  "operator.findMarkupRequests": { prepare: () => ({}), ids: { "query.workerId": "public" } },
  "operator.takeOrder": step("take", "RECEIVING_ORDER", { "body.providerId": "public" }),
  "operator.receiveOrder": step("receive", "RECEIVING_ORDER", { "body.workerId": "public" }),
  "operator.assignOrder": step("assign", "WAIT_ASSIGN", {
    "body.workerId": "public",
    "body.providerId": "public",
  }),
  "operator.appointOrder": step("appoint", "WAIT_APPOINTMENT"),
  "operator.failAppointment": step("fail_appointment", "WAIT_APPOINTMENT"),
  "operator.dispatchDriver": step("dispatch_driver", "WAIT_PICK_UP", { "body.carTypeId": "public" }),
  "operator.pickUpOrder": step("pick_up", "WAIT_PICK_UP"),
  "operator.signInOrder": step("sign_in", "WAIT_INSTALL"),
  "operator.completeOrder": step("complete", "WAIT_COMPLETE"),
  "operator.verifyOrder": step("verify", "WAIT_VERIF"),
  "operator.rephotographOrder": step("rephotograph", "WAIT_ACCEPT"),
  "operator.rescheduleOrder": step("reschedule", "WAIT_INSTALL"),
  "operator.confirmEdit": step("confirm_edit", "WAIT_INSTALL", { "body.requestId": "public" }),
  "operator.refuseEdit": step("refuse_edit", "WAIT_INSTALL", { "body.requestId": "public" }),
  "operator.reportException": step("report_exception", "WAIT_INSTALL", { "body.orderItemIds": "public" }),
  "operator.uploadEvidence": {
    prepare: async (world) => ({
      params: { id: await untouchedOrder(world, "WAIT_COMPLETE") },
      query: { stage: "complete", takenTime: "2026-11-20 16:00:00", lng: 120.15, lat: 30.28, area: "楼道" },
      form: () => {
        const form = new FormData();
        form.set("file", new File([Uint8Array.from(jpegHead())], "photo.jpg", { type: "image/jpeg" }));
        return form;
      },
    }),
    ids: { "params.id": "public" },
  },
  "operator.requestMarkup": step("request_markup", "WAIT_INSTALL"),
  "sandbox.runAutopilot": {
    prepare: async (world) => ({
      params: { id: await untouchedOrder(world, "RECEIVING_ORDER") },
      body: {},
    }),
    ids: { "params.id": "public" },
  },
};
