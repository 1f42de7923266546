import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { staffOrders } from "../../../backend/src/modules/orders";
import { DAY, formatTime } from "../../../backend/src/shared/clock";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { runMinuteJobs } from "../../support/minute-jobs";
import { withOneLife } from "../../support/orders/one-life";
import { follow, operate } from "../../support/orders/order-life";
import { copyToStaff, entryOf, marks, rightEntries, storedEntries } from "../../support/orders/staff-lists";
import { createTestBackend, idsBy } from "../../support/servers/backend";

const life = withOneLife(5_000_000);

const minute = () =>
  runMinuteJobs({ env: life.backend.env, clock: life.backend.clock, ids: idsBy(life.backend.clock) });

/** A backend of the same moment whose database fails as the script says. */
function failing() {
  const faults = createFaults();
  const backend = createTestBackend({ clock: life.backend.clock, env: faults.wrap({ DB: env.DB }) });
  return { faults, backend };
}

const listed = async (orderId: number) => {
  const { data } = await operate(life.backend, "GET", "/operator/api/orders?limit=100");
  return data.rows.find(({ id }: { id: number }) => id === orderId);
};

beforeEach(minute);

describe("[R21] the content of staff's lists", () => {
  test("follows each step of an order at once, and leaves no mark", async () => {
    const orderId = await life.placeOrder();
    expect(await listed(orderId)).toMatchObject({ status: "WAIT_PAY" });
    await follow(life.subjectOf(orderId), ["pay"]);
    expect(await listed(orderId)).toMatchObject({ status: "RECEIVING_ORDER" });
    await follow(life.subjectOf(orderId), ["receive"]);
    expect(await listed(orderId)).toMatchObject({ status: "WAIT_APPOINTMENT" });
    expect(await marks()).toBe(0);
    expect(await storedEntries()).toEqual(await rightEntries(life.backend.clock.now()));
  });

  test("says until when every change is in it", async () => {
    const asOf = async () => (await operate(life.backend, "GET", "/operator/api/complaints")).data.asOf;
    const first = life.backend.clock.now();
    expect(await asOf()).toBe(formatTime(first));
    life.backend.clock.advance(90_000);
    expect(await asOf()).toBe(formatTime(first));
    await minute();
    expect(await asOf()).toBe(formatTime(first + 90_000));
  });

  test("does not claim a time until which something is not copied", async () => {
    const orderId = await life.placeOrder();
    life.backend.clock.advance(600_000);
    await minute();
    const before = formatTime(life.backend.clock.now());
    const { faults, backend } = failing();
    faults.d1
      .query(/INSERT INTO staff_list_entries/)
      .always()
      .throwBefore();
    await follow({ ...life.subjectOf(orderId), backend }, ["pay"]);
    life.backend.clock.advance(60_000);
    expectConsole(/customer left to the next run|job failed/);
    await expect(
      runMinuteJobs({ env: backend.env, clock: backend.clock, ids: idsBy(backend.clock) }),
    ).rejects.toThrow();
    expect((await operate(life.backend, "GET", "/operator/api/orders")).data.asOf).toBe(before);
    expect(await listed(orderId)).toMatchObject({ status: "WAIT_PAY" });
    await minute();
    expect((await operate(life.backend, "GET", "/operator/api/orders")).data.asOf).toBe(
      formatTime(life.backend.clock.now()),
    );
    expect(await listed(orderId)).toMatchObject({ status: "RECEIVING_ORDER" });
  });

  test.each([
    ["the marks are read", "query", /select .* from "staff_list_changes"/, "throwBefore"],
    ["the rows are read", "batch", /unixepoch\('subsec'\)/, "throwBefore"],
    ["the entries are stored", "query", /INSERT INTO staff_list_entries/, "throwBefore"],
    ["the entries were stored", "query", /INSERT INTO staff_list_entries/, "throwAfter"],
    ["the marks are deleted", "query", /DELETE FROM staff_list_changes/, "throwBefore"],
    ["the marks were deleted", "query", /DELETE FROM staff_list_changes/, "throwAfter"],
  ] as const)("is right a minute after a Worker died when %s", async (_when, trip, statement, fault) => {
    const orderId = await life.placeOrder();
    const { faults, backend } = failing();
    faults.d1[trip](statement)[fault]();
    await follow({ ...life.subjectOf(orderId), backend }, ["pay"]);
    expect(faults.unfired()).toEqual([]);
    await minute();
    expect(await listed(orderId)).toMatchObject({ status: "RECEIVING_ORDER" });
    expect(await marks()).toBe(0);
    expect(await storedEntries()).toEqual(await rightEntries(life.backend.clock.now()));
  });

  test("is the latest reading, when an earlier one is stored after it", async () => {
    const orderId = await life.placeOrder();
    const { faults, backend } = failing();
    // It has read the order as paid, and is held up until the next step is copied.
    const held = faults.d1.query(/INSERT INTO staff_list_entries/).hold();
    const paying = follow({ ...life.subjectOf(orderId), backend }, ["pay"]);
    await held.reached;
    await follow(life.subjectOf(orderId), ["receive"]);
    held.release();
    await paying;
    await minute();
    expect(await listed(orderId)).toMatchObject({ status: "WAIT_APPOINTMENT" });
    expect(await marks()).toBe(0);
  });

  test("is copied by many at once as by one", async () => {
    const orderIds = [await life.placeOrder(), await life.placeOrder()];
    const { faults, backend } = failing();
    faults.d1
      .query(/INSERT INTO staff_list_entries/)
      .always()
      .throwBefore();
    for (const orderId of orderIds) await follow({ ...life.subjectOf(orderId), backend }, ["pay"]);
    expect(await marks()).toBeGreaterThan(0);
    await Promise.all([1, 2, 3, 4].map(() => copyToStaff(life.backend)));
    await minute();
    expect(await marks()).toBe(0);
    expect(await storedEntries()).toEqual(await rightEntries(life.backend.clock.now()));
  });

  test("of what is over goes after 30 days, and stays while it is open", async () => {
    const [closed, open] = [await life.orderIn("CLOSE"), await life.orderIn("WAIT_APPOINTMENT")];
    life.backend.clock.advance(30 * DAY - 60_000);
    await minute();
    expect(await entryOf(staffOrders, closed)).toMatchObject({ status: "CLOSE" });
    life.backend.clock.advance(2 * 60_000);
    await minute();
    expect(await entryOf(staffOrders, closed)).toBeNull();
    expect(await entryOf(staffOrders, open)).not.toBeNull();
  });
});
