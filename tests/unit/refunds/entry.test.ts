import { describe, expect, test } from "vitest";
import { offeredFlows } from "../../../app/features/orders/action-flows";
import { startOfRefund } from "../../../app/features/refunds/start-of-refund";
import { orderActions } from "../../../schema/rules/orders/order-actions";
import { ORDER_STATUSES, type OrderStatus } from "../../../schema/rules/orders/order-status";

const facts = (status: OrderStatus, assignWorkerTime: string | null) => ({
  status,
  orderType: "GENERAL" as const,
  isArrival: true,
  isAcceptance: null,
  acceptanceDelayDays: 0,
  assignWorkerTime,
  isGoodsAbnormal: false,
  solveExceptionWay: null,
  refundState: null,
  isEditable: false,
  bidding: null,
  editRequest: null,
});

/** What an order's menu offers about refunds: a confirmation, the form, or nothing. */
function refundEntry(status: OrderStatus, assignWorkerTime: string | null): string | null {
  const { others } = offeredFlows(orderActions(facts(status, assignWorkerTime)));
  const entry = others.find(({ action }) => action === "REFUND" || action === "REQUEST_REFUND");
  if (!entry) return null;
  return "to" in entry.flow ? entry.flow.to({ id: "7", type: "GENERAL" }) : "confirm";
}

describe("the entry to refunds in an order's menu", () => {
  test("[ACT-22] [REFUND-01] [REFUND-04] [REFUND-02] asks at once while no master has it, else by the form, or is not there", () => {
    const entries = Object.fromEntries(
      ORDER_STATUSES.map((status) => [status, refundEntry(status, "2026-11-20 10:00:00")]),
    );
    const form = "/user/order/refund/modify?orderid=7";
    expect(entries).toEqual({
      WAIT_PAY: null,
      WAIT_ASSIGN: form,
      WAIT_APPOINTMENT: form,
      RECEIVING_ORDER: form,
      WAIT_PICK_UP: form,
      WAIT_INSTALL: form,
      WAIT_COMPLETE: form,
      WAIT_VERIF: form,
      WAIT_ACCEPT: form,
      SUCCESS: null,
      EVALUATED: null,
      CLOSE: null,
    });
    expect([refundEntry("RECEIVING_ORDER", null), refundEntry("WAIT_ASSIGN", null)]).toEqual([
      "confirm",
      "confirm",
    ]);
  });
});

describe("the form of a refund begins", () => {
  const order = {
    id: "7",
    orderNo: "26112000000001",
    status: "WAIT_INSTALL" as const,
    totalAmount: 30_000,
    contactName: "张三",
    contactPhone: "13912345678",
    service: { workerFeeInEscrow: 24_000 },
  };
  const refund = {
    id: "9",
    status: "WAIT" as const,
    statusName: "待审核",
    actions: ["MODIFY" as const, "CANCEL" as const],
    reason: "其他原因",
    allowance: 5_000,
    description: "不要了",
    imageUrls: ["/files/a.jpg"],
    contactName: "李四",
    contactPhone: "13712345678",
    refuseReason: null,
  };

  test("[REFUND-06] empty for a first application, but for the order's contact", () => {
    expect(startOfRefund(order, null)).toMatchObject({
      mode: "first",
      refundId: null,
      bounds: { total: 30_000, cap: 24_000, isCapTold: true },
      form: { reason: "", contactName: "张三", amounts: { allowance: "", refund: "" } },
    });
    expect(startOfRefund(order, { ...refund, status: "CANCEL", actions: [] })).toMatchObject({
      mode: "first",
    });
  });

  test("[REFUND-10] without a text or a picture, and with the total as the cap where no service of the order is known", () => {
    expect(startOfRefund({ ...order, service: null }, null)).toEqual({
      mode: "first",
      refundId: null,
      bounds: { total: 30_000, cap: 30_000, isCapTold: false },
      form: {
        reason: "",
        contactName: "张三",
        contactPhone: "13912345678",
        amounts: { allowance: "", refund: "" },
        description: "",
        imageUrls: [],
      },
    });
  });

  test("[REFUND-10] [REFUND-15] [REFUND-13] with the subsidy that was said where the backend does not tell the master's part", () => {
    expect(startOfRefund({ ...order, service: { workerFeeInEscrow: null } }, refund)).toMatchObject({
      bounds: { total: 30_000, cap: 30_000, isCapTold: false },
      form: { amounts: { allowance: "50.00", refund: "250.00" } },
    });
  });

  test("[REFUND-01] [REFUND-04] [ACT-22] for orders in each status whose money is held", () => {
    const held = ORDER_STATUSES.filter((status) => startOfRefund({ ...order, status }, null) !== null);
    expect(new Set(held)).toEqual(
      new Set([
        ...["RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT", "WAIT_PICK_UP"],
        ...["WAIT_INSTALL", "WAIT_COMPLETE", "WAIT_VERIF", "WAIT_ACCEPT"],
      ]),
    );
  });

  test("[REFUND-13] [REFUND-15] [ENUM-24] [REFUND-19] with what was said, to change it or to ask again", () => {
    expect(startOfRefund(order, refund)).toMatchObject({
      mode: "modify",
      refundId: "9",
      form: {
        ...{ reason: "其他原因", contactName: "李四", amounts: { allowance: "50.00", refund: "250.00" } },
        ...{
          contactPhone: refund.contactPhone,
          description: refund.description,
          imageUrls: refund.imageUrls,
        },
      },
    });
    const refused = {
      ...refund,
      status: "REFUSE" as const,
      actions: ["RENEW" as const, "ARBITRATE" as const],
    };
    expect(startOfRefund(order, refused)).toMatchObject({ mode: "renew", refundId: "9" });
  });

  test("[REFUND-05] not at all when nothing can be refunded, or during and after an arbitration", () => {
    for (const status of ["WAIT_PAY", "SUCCESS", "EVALUATED", "CLOSE"] as const) {
      expect(startOfRefund({ ...order, status }, null)).toBeNull();
    }
    expect(startOfRefund(order, { ...refund, status: "ARBITRATION", actions: [] })).toBeNull();
    expect(startOfRefund(order, { ...refund, status: "PROCESSED", actions: [] })).toBeNull();
  });
});
