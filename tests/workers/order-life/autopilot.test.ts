import { describe, expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { operate, statusOf } from "../../support/orders/order-life";

const life = withOneLife();

describe("the autopilot", () => {
  test.each([
    ["until the customer has to accept", false, "WAIT_ACCEPT"],
    ["to the rating", true, "EVALUATED"],
  ])(
    "[G-08] plays everybody %s, with photos of its own that the customer sees",
    async (_what, accept, end) => {
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
      const { orderLogs } = await life.readOrder(orderId);
      const photos = orderLogs.filter(({ event }: { event: string }) =>
        /^(pick_up|complete|verify)$/.test(event),
      );
      expect(photos).toHaveLength(3);
      for (const { imgs, takenTime } of photos) {
        expect([imgs.length, takenTime]).toEqual([1, expect.any(String)]);
        const photo = await life.backend.request(imgs[0], { headers: { "WEB-TOKEN": life.account.token } });
        expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/png"]);
        expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(300);
      }
      expect(life.backend.clock.pauses.filter((ms) => ms === 500).length).toBeGreaterThan(5);
    },
  );
});
