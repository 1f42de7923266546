import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { expectSoundData, payOrder, seedReference, type TestBackend } from "../../support/orders";
import {
  act,
  createPayBackend,
  type OpenedPayment,
  openPayment,
  PROVIDERS,
  rows,
  runJobs,
  settlementOf,
} from "./support";

let backend: TestBackend;
beforeAll(seedReference);
beforeEach(async () => {
  backend = createPayBackend();
  await env.DB.prepare("UPDATE payments SET status = 'CLOSED' WHERE status = 'OPEN'").run();
});
afterAll(expectSoundData);

/** How the trade stands with the provider. */
const tradeOf = async ({ outTradeNo }: OpenedPayment) =>
  (await rows("SELECT status FROM sandbox_trades WHERE out_trade_no = ?", outTradeNo))[0]?.status;

describe.each(PROVIDERS)("a trade that is open at %s", (provider) => {
  test("[S7] [R14] is closed there with the next run of the cron once its order is paid from the wallet", async () => {
    const payment = await openPayment(backend, provider);
    await payOrder(backend, payment.account, payment.orderId);
    expect(await tradeOf(payment)).toBe("OPEN");
    await runJobs(backend);
    expect(await tradeOf(payment)).toBe("CLOSED");
    expect(await settlementOf(payment)).toMatchObject({ payment: "CLOSED", receipts: [], refunds: [] });
  });

  test("[S7] is closed there within three minutes after its order was closed", async () => {
    const payment = await openPayment(backend, provider);
    await env.DB.prepare("UPDATE orders SET expires_at = ? WHERE id = ?")
      .bind(backend.clock.now(), payment.orderId)
      .run();
    for (let minute = 0; minute < 3; minute++) {
      backend.clock.advance(MINUTE);
      await runJobs(backend);
    }
    expect(await tradeOf(payment)).toBe("CLOSED");
  });

  test("stays open as long as its order can be paid", async () => {
    const payment = await openPayment(backend, provider);
    backend.clock.advance(HOUR);
    await runJobs(backend);
    expect(await tradeOf(payment)).toBe("OPEN");
    await act(backend, payment.outTradeNo, "pay");
    expect(await settlementOf(payment)).toMatchObject({ payment: "PAID", escrow: payment.total });
  });

  test("[R14] that is paid before it can be closed is found paid, and its money goes back", async () => {
    const payment = await openPayment(backend, provider);
    await payOrder(backend, payment.account, payment.orderId);
    await act(backend, payment.outTradeNo, "pay", 0);
    await runJobs(backend);
    expect(await tradeOf(payment)).toBe("PAID");
    expect(await settlementOf(payment)).toMatchObject({
      payment: "PAID",
      refunds: [{ amount: payment.total, status: "DONE" }],
    });
  });
});

test("a form of Alipay that nobody has sent yet is closed once somebody does", async () => {
  const shown = await openPayment(backend, "ALIPAY");
  const [trade] = await rows("SELECT * FROM sandbox_trades WHERE out_trade_no = ?", shown.outTradeNo);
  await env.DB.prepare("DELETE FROM sandbox_trades WHERE out_trade_no = ?").bind(shown.outTradeNo).run();
  await payOrder(backend, shown.account, shown.orderId);
  await runJobs(backend);
  expect((await settlementOf(shown)).payment).toBe("OPEN");
  const names = Object.keys(trade ?? {});
  await env.DB.prepare(
    `INSERT INTO sandbox_trades (${names.join(",")}) VALUES (${names.map(() => "?").join(",")})`,
  )
    .bind(...Object.values(trade ?? {}))
    .run();
  backend.clock.advance(2 * MINUTE);
  await runJobs(backend);
  expect(await tradeOf(shown)).toBe("CLOSED");
});
