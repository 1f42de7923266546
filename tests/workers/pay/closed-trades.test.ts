import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { payOrder } from "../../support/orders/orders";
import { type OpenedPayment, PROVIDERS, rows, settlementOf } from "./support";
import { withPayBackend } from "./with-pay-backend";

const platform = withPayBackend();
beforeEach(async () => {
  await env.DB.prepare("UPDATE payments SET status = 'CLOSED' WHERE status = 'OPEN'").run();
});

/** How the trade stands with the provider. */
const tradeOf = async ({ outTradeNo }: OpenedPayment) =>
  (await rows("SELECT status FROM sandbox_trades WHERE out_trade_no = ?", outTradeNo))[0]?.status;

describe.each(PROVIDERS)("a trade that is open at %s", (provider) => {
  test("[S7] [R14] is closed there with the next run of the cron once its order is paid from the wallet", async () => {
    const payment = await platform.openPayment(provider);
    await payOrder(platform.backend, payment.account, payment.orderId);
    expect(await tradeOf(payment)).toBe("OPEN");
    await platform.runJobs();
    expect(await tradeOf(payment)).toBe("CLOSED");
    expect(await settlementOf(payment)).toMatchObject({ payment: "CLOSED", receipts: [], refunds: [] });
  });

  test("[S7] is closed there within three minutes after its order was closed", async () => {
    const payment = await platform.openPayment(provider);
    await env.DB.prepare("UPDATE orders SET expires_at = ? WHERE id = ?")
      .bind(platform.backend.clock.now(), payment.orderId)
      .run();
    for (let minute = 0; minute < 3; minute++) {
      platform.backend.clock.advance(MINUTE);
      await platform.runJobs();
    }
    expect(await tradeOf(payment)).toBe("CLOSED");
  });

  test("stays open as long as its order can be paid", async () => {
    const payment = await platform.openPayment(provider);
    platform.backend.clock.advance(HOUR);
    await platform.runJobs();
    expect(await tradeOf(payment)).toBe("OPEN");
    await platform.act(payment.outTradeNo, "pay");
    expect(await settlementOf(payment)).toMatchObject({ payment: "PAID", escrow: payment.total });
  });

  test("[R14] that is paid before it can be closed is found paid, and its money goes back", async () => {
    const payment = await platform.openPayment(provider);
    await payOrder(platform.backend, payment.account, payment.orderId);
    await platform.act(payment.outTradeNo, "pay", 0);
    await platform.runJobs();
    expect(await tradeOf(payment)).toBe("PAID");
    expect(await settlementOf(payment)).toMatchObject({
      payment: "PAID",
      refunds: [{ amount: payment.total, status: "DONE" }],
    });
  });
});

test("an Alipay form that is sent after its order was paid has its trade closed", async () => {
  const shown = await platform.openPayment("ALIPAY");
  const [trade] = await rows("SELECT * FROM sandbox_trades WHERE out_trade_no = ?", shown.outTradeNo);
  await env.DB.prepare("DELETE FROM sandbox_trades WHERE out_trade_no = ?").bind(shown.outTradeNo).run();
  await payOrder(platform.backend, shown.account, shown.orderId);
  await platform.runJobs();
  expect((await settlementOf(shown)).payment).toBe("OPEN");
  const names = Object.keys(trade ?? {});
  await env.DB.prepare(
    `INSERT INTO sandbox_trades (${names.join(",")}) VALUES (${names.map(() => "?").join(",")})`,
  )
    .bind(...Object.values(trade ?? {}))
    .run();
  platform.backend.clock.advance(2 * MINUTE);
  await platform.runJobs();
  expect(await tradeOf(shown)).toBe("CLOSED");
});
