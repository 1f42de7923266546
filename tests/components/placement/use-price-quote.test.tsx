import { beforeEach, describe, expect, it } from "vitest";
import { usePriceQuote } from "../../../app/features/placement/price/use-price-quote";
import type { PriceQuoteInput } from "../../../app/gql/graphql";
import { failedWith, fakeGateway } from "../../support/servers/fake-gateway";
import { renderHook } from "../app/graphql/render-hook";

let gateway: ReturnType<typeof fakeGateway>;

beforeEach(() => {
  gateway = fakeGateway();
});

/** A job of so many pieces, as far as the price is concerned. */
const job = (quantity: number) => ({ items: [{ quantity }] }) as unknown as PriceQuoteInput;
const costs = (fen: number) => ({
  data: {
    priceQuote: {
      __typename: "PriceQuote",
      lines: [{ name: "安装费", fee: fen }],
      workerFee: fen,
      totalFee: fen,
    },
  },
});

const show = (input: PriceQuoteInput | null, isEnabled = true) =>
  renderHook(
    gateway,
    ({ input, isEnabled }: { input: PriceQuoteInput | null; isEnabled: boolean }) =>
      usePriceQuote(input, isEnabled),
    { input, isEnabled },
  );

describe("the price of what is being typed", () => {
  it("[PLACE-47] is asked for neither without a login nor while something is missing", async () => {
    const page = show(job(1), false);
    expect(page.last().state.status).toBe("idle");
    await page.show({ input: null, isEnabled: true });
    expect(page.last().state.status).toBe("idle");
    expect(await page.last().ask()).toBeNull();
    expect(gateway.asked).toHaveLength(0);
  });

  it("[U19] [PLACE-47] shows the last price while a newer one is on its way, and the two side by side after it", async () => {
    const page = show(job(1));
    await page.reply(0, costs(100));
    expect(page.last().state).toMatchObject({ status: "ready", quote: { totalFee: 100 }, previous: null });
    await page.show({ input: job(2), isEnabled: true });
    expect(page.last().state).toMatchObject({ status: "loading", previous: { totalFee: 100 } });
    await gateway.request(1);
    await page.reply(1, costs(200));
    expect(page.last().state).toMatchObject({
      status: "ready",
      quote: { totalFee: 200 },
      previous: { totalFee: 100 },
    });
  });

  it("[U19] is the one of the latest input, whichever answer comes first", async () => {
    const page = show(job(1));
    await gateway.request(0);
    await page.show({ input: job(2), isEnabled: true });
    await gateway.request(1);
    await page.reply(1, costs(200));
    await page.reply(0, costs(100));
    expect(page.last().state).toMatchObject({ status: "ready", quote: { totalFee: 200 } });
  });

  it("says why there is none, in the platform's words or our own, and can be asked for again", async () => {
    const page = show(job(1));
    await page.reply(0, {
      data: { priceQuote: { __typename: "BusinessError", code: 4001, message: "暂未开通该地区" } },
    });
    expect(page.last().state).toMatchObject({ status: "failed", message: "暂未开通该地区" });
    const asked = page.last().ask();
    await page.reply(1, failedWith(undefined));
    expect(await asked).toEqual({ ok: false, message: "网络异常，请稍后重试" });
    const again = page.last().ask();
    await page.reply(2, costs(100));
    expect(await again).toMatchObject({ ok: true, quote: { totalFee: 100 } });
    expect(page.last().state).toMatchObject({ status: "ready", quote: { totalFee: 100 } });
  });
});
