import { describe, expect, test } from "vitest";
import { withOneLife } from "../../support/one-life";
import { operate, statusOf } from "../../support/order-life";

const life = withOneLife();

describe("the autopilot", () => {
  test.each([
    ["until the customer has to accept", false, "WAIT_ACCEPT"],
    ["to the rating", true, "EVALUATED"],
  ])("plays everybody %s", async (_what, accept, end) => {
    const orderId = await life.orderIn("RECEIVING_ORDER", {
      serviceType: 1,
      logisticsNo: "A",
      logisticsPhone: "95353",
      verifType: "MIAO",
      verifOrderNo: "1",
    });
    expect(
      await operate(life.backend, "POST", `/sandbox/api/order/${orderId}/autopilot`, {
        accept,
        pauseMs: 500,
      }),
    ).toMatchObject({ code: 0 });
    expect(await statusOf(orderId)).toBe(end);
    expect(life.backend.clock.pauses.filter((ms) => ms === 500).length).toBeGreaterThan(5);
  });
});
