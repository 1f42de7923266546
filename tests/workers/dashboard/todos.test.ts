import { describe, expect, test } from "vitest";
import { DAY, formatTime, HOUR, MINUTE, parseTime } from "../../../backend/src/shared/clock";
import { TODO_KINDS, type TodoKind } from "../../../schema/rules/dashboard/todos";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS, follow, operate } from "../../support/orders/order-life";

const life = withOneLife(10_000_000);
const { orderIn, subjectOf } = life;

interface Todo {
  kind: TodoKind;
  total: number;
  rows: { id: number }[];
}

const ask = async (token = life.account.token): Promise<Todo[]> =>
  (await life.backend.call("GET", "/order/api/order_todos", { token })).data;
/** Ids of what is shown, of the kinds that have something. */
const todos = async (): Promise<Partial<Record<TodoKind, number[]>>> =>
  Object.fromEntries(
    (await ask()).filter(({ total }) => total > 0).map(({ kind, rows }) => [kind, rows.map(({ id }) => id)]),
  );
const reschedule = (orderId: number, time: string) =>
  operate(life.backend, "POST", `/operator/api/order/${orderId}/reschedule`, {
    appointmentTime: time,
    reason: "客户改期",
  });

describe("the to-do list of a customer", () => {
  test("is empty for a customer without orders, for every kind", async () => {
    expect(await ask()).toEqual(TODO_KINDS.map((kind) => ({ kind, total: 0, rows: [] })));
  });

  test("[U55] [U56] a visit whose time has passed, until the master signs in, and work that its day did not end", async () => {
    const visited = await orderIn("WAIT_INSTALL");
    const awaited = await orderIn("WAIT_PICK_UP");
    await reschedule(visited, "2026-11-21 10:00:00");
    await reschedule(awaited, "2026-11-21 09:00:00");
    life.backend.clock.set(parseTime("2026-11-21 09:00:00"));
    expect(await todos()).toEqual({});
    life.backend.clock.set(parseTime("2026-11-21 10:00:01"));
    expect(await todos()).toEqual({ VISIT_OVERDUE: [awaited, visited] });
    await follow(subjectOf(visited), ["sign_in"]);
    expect(await todos()).toEqual({ VISIT_OVERDUE: [awaited] });
    life.backend.clock.set(parseTime("2026-11-22 00:00:00"));
    expect(await todos()).toEqual({ VISIT_OVERDUE: [awaited, visited] });
    await follow(subjectOf(visited), ["complete"]);
    expect(await todos()).toEqual({ VISIT_OVERDUE: [awaited], ACCEPTANCE_DUE: [visited] });
  });

  test("[U55] [U56] the list filtered by them has the same orders, and all others when it is asked for these", async () => {
    const listed = async (isVisitOverdue: boolean) =>
      (await life.call("GET", `/order/api/order?isVisitOverdue=${isVisitOverdue}`)).data.rows
        .map(({ id }: { id: number }) => id)
        .sort();
    const unpaid = await orderIn("WAIT_PAY");
    const awaited = await orderIn("WAIT_PICK_UP");
    const visited = await orderIn("WAIT_COMPLETE");
    const refunding = await orderIn("WAIT_INSTALL");
    const paused = await orderIn("WAIT_INSTALL");
    await follow(subjectOf(paused), ["request_refund"]);
    const all = [unpaid, awaited, visited, refunding, paused].sort();
    expect(await listed(true)).toEqual([]);
    expect(await listed(false)).toEqual(all);
    life.backend.clock.advance(DAY + MINUTE);
    expect(await listed(true)).toEqual([awaited, refunding].sort());
    life.backend.clock.advance(DAY);
    const { VISIT_OVERDUE: found = [] } = await todos();
    expect(await listed(true)).toEqual(found.sort());
    expect(found).toContain(visited);
    expect(await listed(false)).toEqual(all.filter((id) => !found.includes(id)));
  });

  test("no visit while a refund awaits a decision, and then the refund that was refused", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    life.backend.clock.advance(2 * DAY);
    await follow(subjectOf(orderId), ["request_refund"]);
    expect(await todos()).toEqual({});
    await follow(subjectOf(orderId), ["refuse_refund"]);
    expect(await todos()).toEqual({ VISIT_OVERDUE: [orderId], REFUND_REFUSED: [orderId] });
    await follow(subjectOf(orderId), ["request_arbitration"]);
    expect(await todos()).toEqual({});
    // The platform has decided: nothing is left to ask for.
    await follow(subjectOf(orderId), ["dismiss_arbitration"]);
    expect((await todos()).REFUND_REFUSED).toBeUndefined();
  });

  test("[U55] an appointment that the master could not make, with the reason, until there is one", async () => {
    const orderId = await orderIn("WAIT_APPOINTMENT");
    await follow(subjectOf(orderId), ["fail_appointment"]);
    expect(await ask()).toContainEqual({
      kind: "APPOINTMENT_FAILED",
      total: 1,
      rows: [expect.objectContaining({ id: orderId, appointFailReason: "客户出差" })],
    });
    await follow(subjectOf(orderId), ["appoint"]);
    expect(await todos()).toEqual({});
  });

  test("[U55] a failed appointment is done once the customer has corrected the phone, and the list has it no longer", async () => {
    const orderId = await orderIn("WAIT_APPOINTMENT");
    await follow(subjectOf(orderId), ["fail_appointment"]);
    const edit = (change: object) => life.call("PUT", `/order/api/order/${orderId}/edit`, change);
    const listed = async () => (await life.call("GET", "/order/api/order?appointResult=false")).data.total;
    expect(await edit({ remark: "下午在家" })).toMatchObject({ code: 0 });
    expect(await todos()).toEqual({ APPOINTMENT_FAILED: [orderId] });
    expect(await listed()).toBe(1);
    expect(await edit({ customerPhone: "13900139000" })).toMatchObject({ code: 0 });
    expect(await todos()).toEqual({});
    expect(await listed()).toBe(0);
  });

  test("[U55] work that is done, until the customer has decided about it", async () => {
    const orderId = await orderIn("WAIT_ACCEPT");
    expect(await todos()).toEqual({ ACCEPTANCE_DUE: [orderId] });
    await follow(subjectOf(orderId), ["delay_acceptance"]);
    expect(await todos()).toEqual({ ACCEPTANCE_DUE: [orderId] });
    await follow(subjectOf(orderId), ["reject"]);
    expect(await todos()).toEqual({});
  });

  test("an exception that waits for a word, and none that is judged with the work", async () => {
    const orderId = await orderIn("WAIT_APPOINTMENT");
    await follow(subjectOf(orderId), ["report_exception"]);
    const judged = await orderIn("WAIT_ACCEPT");
    await follow(subjectOf(judged), ["add_exception"]);
    expect(await todos()).toEqual({ ACCEPTANCE_DUE: [judged], EXCEPTION: [orderId] });
    await follow(subjectOf(orderId), ["solve_exception"]);
    expect(await todos()).toEqual({ ACCEPTANCE_DUE: [judged] });
  });

  test("a markup that a master asks for: once for an order, and not the customer's own", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    await follow(subjectOf(orderId), ["request_markup", "request_markup"]);
    expect(await ask()).toContainEqual({
      kind: "MARKUP_REQUEST",
      total: 1,
      rows: [expect.objectContaining({ id: orderId, openMarkup: { source: "WORKER", amount: 20 } })],
    });
  });

  test("[U55] an unpaid order until it closes, the one that closes first before the others", async () => {
    const first = await orderIn("WAIT_PAY");
    life.backend.clock.advance(HOUR);
    const second = await orderIn("WAIT_PAY");
    expect(await todos()).toEqual({ PAYMENT_DUE: [first, second] });
    life.backend.clock.advance(23 * HOUR);
    expect(await todos()).toEqual({ PAYMENT_DUE: [second] });
    life.backend.clock.advance(HOUR);
    expect(await todos()).toEqual({});
  });

  test("[U55] goods of a paid order that are on their way, until their arrival is confirmed", async () => {
    const onTheirWay = { isArrival: false, logisticsNo: "SF1020304050607" };
    await life.orderIn("WAIT_PAY", onTheirWay);
    const orderId = await life.orderIn("RECEIVING_ORDER", onTheirWay);
    expect((await todos()).ARRIVAL).toEqual([orderId]);
    await follow(subjectOf(orderId), ["confirm_arrival"]);
    expect((await todos()).ARRIVAL).toBeUndefined();
  });

  test("a paid order that no master takes for two hours", async () => {
    const orderId = await orderIn("RECEIVING_ORDER");
    life.backend.clock.advance(2 * HOUR - 1);
    expect(await todos()).toEqual({});
    life.backend.clock.advance(1);
    expect(await todos()).toEqual({ UNANSWERED: [orderId] });
    await follow(subjectOf(orderId), ["receive"]);
    expect(await todos()).toEqual({});
  });

  test("[U55] counts all of a kind and shows the five most urgent first", async () => {
    const orderIds: number[] = [];
    for (let index = 0; index < 7; index++) {
      orderIds.push(await orderIn("RECEIVING_ORDER"));
      life.backend.clock.advance(MINUTE);
    }
    life.backend.clock.advance(2 * HOUR);
    const unanswered = (await ask()).find(({ kind }) => kind === "UNANSWERED");
    expect(unanswered?.total).toBe(7);
    expect(unanswered?.rows.map(({ id }) => id)).toEqual(orderIds.slice(0, 5));
  });

  test("[ROLE-16] is told to its customer alone", async () => {
    await orderIn("RECEIVING_ORDER");
    const overdue = await orderIn("WAIT_INSTALL");
    expect(await EVENTS.request_markup(subjectOf(overdue))).toMatchObject({ code: 0 });
    life.backend.clock.advance(2 * DAY);
    expect(formatTime(life.backend.clock.now())).toBe("2026-11-22 16:30:00");
    expect(Object.keys(await todos())).toEqual(["VISIT_OVERDUE", "MARKUP_REQUEST", "UNANSWERED"]);
    const stranger = await signIn();
    expect((await ask(stranger.token)).every(({ total, rows }) => total === 0 && rows.length === 0)).toBe(
      true,
    );
    expect(await life.backend.call("GET", "/order/api/order_todos")).toMatchObject({ code: 7001 });
  });
});
