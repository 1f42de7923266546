import { describe, expect, test } from "vitest";
import { priceChanges } from "../../../app/features/orders/price-changes";
import { computeQuote } from "../../../backend/src/modules/pricing/pricing.rules";

interface Good {
  name: string;
  count: number;
}
const SOFA = { name: "三人沙发", count: 1 };
const BED = { name: "床", count: 1 };

/** The platform's price of these goods, as a page gets it. */
function priceOf(goods: readonly Good[], volumeHundredths = 100) {
  const quote = computeQuote({
    rule: { extraVolumeFeeFen: 5_000, takeDeliveryFeeFen: 3_000, serviceChargePermille: 0 },
    items: goods.map((good) => ({ ...good, baseFeeFen: 12_000 })),
    serviceName: "配送并安装",
    areaPermille: 1_000,
    takeDelivery: false,
    volumeHundredths,
  } as Parameters<typeof computeQuote>[0]);
  const lines = quote.lines.map(({ name, feeFen }) => ({ name, fee: feeFen }));
  return { lines, workerFee: quote.workerFeeFen, totalFee: quote.totalFeeFen };
}

const changesOf = (now: ReturnType<typeof priceOf>, before: ReturnType<typeof priceOf> | null) =>
  priceChanges(now, before).map(({ name, change }) => [name, change]);

describe("[U19] [PLACE-47] the change of a line is the difference to the same line before", () => {
  test("another count changes its good by the pieces that were added", () => {
    expect(changesOf(priceOf([{ ...SOFA, count: 2 }, BED]), priceOf([SOFA, BED]))).toEqual([
      ["基础安装费（三人沙发×2）", 12_000],
      ["基础安装费（床×1）", 0],
    ]);
  });

  test("another name changes nothing", () => {
    expect(changesOf(priceOf([{ ...SOFA, name: "沙发" }]), priceOf([SOFA]))).toEqual([
      ["基础安装费（沙发×1）", 0],
    ]);
  });

  test("more volume changes its line by what each further m³ costs", () => {
    expect(changesOf(priceOf([SOFA], 600), priceOf([SOFA], 500))).toEqual([
      ["基础安装费（三人沙发×1）", 0],
      ["超方费（超出3立方米）", 5_000],
    ]);
  });

  test("a further good is new as a whole, and one that goes leaves the others unmarked", () => {
    expect(changesOf(priceOf([SOFA, BED]), priceOf([SOFA])).at(-1)).toEqual(["基础安装费（床×1）", 12_000]);
    expect(changesOf(priceOf([BED]), priceOf([SOFA, BED]))).toEqual([["基础安装费（床×1）", 0]]);
  });

  test("goods with one name are lines of their own", () => {
    const keys = priceChanges(priceOf([SOFA, SOFA]), null).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});
