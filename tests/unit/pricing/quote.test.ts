import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeQuote, type PricingFacts } from "../../../backend/src/modules/pricing/pricing.rules";

const facts = (overrides: Partial<PricingFacts> = {}): PricingFacts => ({
  volumeHundredths: 200,
  areaPermille: 1000,
  serviceName: "仅安装",
  takeDelivery: false,
  rule: { extraVolumeFeeFen: 6000, takeDeliveryFeeFen: 5000, serviceChargePermille: 50 },
  items: [{ name: "餐桌", count: 2, baseFeeFen: 6000 }],
  ...overrides,
});

const names = (overrides: Partial<PricingFacts>) =>
  computeQuote(facts(overrides)).lines.map((line) => line.name);

const anyFacts = fc.record({
  volumeHundredths: fc.integer({ min: 1, max: 9_999_999_900 }),
  areaPermille: fc.integer({ min: 500, max: 2000 }),
  serviceName: fc.constantFrom("仅安装", "送货上楼"),
  takeDelivery: fc.boolean(),
  rule: fc.record({
    extraVolumeFeeFen: fc.integer({ min: 0, max: 20_000 }),
    takeDeliveryFeeFen: fc.integer({ min: 0, max: 20_000 }),
    serviceChargePermille: fc.integer({ min: 0, max: 300 }),
  }),
  items: fc.array(
    fc.record({
      name: fc.constantFrom("沙发", "餐桌", "吊灯"),
      count: fc.integer({ min: 1, max: 999 }),
      baseFeeFen: fc.integer({ min: 100, max: 100_000 }),
    }),
    { minLength: 1, maxLength: 50 },
  ),
});

describe("computeQuote", () => {
  test("[PLACE-52] [PLACE-47] [G-07] names every fee, and the total is their sum", () => {
    const quote = computeQuote(
      facts({ takeDelivery: true, serviceName: "配送并安装", volumeHundredths: 450 }),
    );
    expect(quote).toEqual({
      lines: [
        { name: "基础安装费（餐桌×2）", feeFen: 12_000 },
        { name: "超方费（超出2立方米）", feeFen: 12_000 },
        { name: "提货费", feeFen: 5000 },
        { name: "平台服务费", feeFen: 1450 },
      ],
      workerFeeFen: 29_000,
      totalFeeFen: 30_450,
    });
  });

  test.each([
    [[10_010], 500],
    // Each line by itself would lose 0.5 分 twice.
    [[10_010, 10_010], 1_001],
  ])("[G-07] the service charge of 5 %% on goods of %j 分 is rounded down once, to %i", (fees, charge) => {
    const items = fees.map((baseFeeFen) => ({ name: "餐桌", count: 1, baseFeeFen }));
    expect(computeQuote(facts({ items })).lines.at(-1)).toEqual({ name: "平台服务费", feeFen: charge });
  });

  test("[PLACE-52] [PLACE-51] the base is the sum of base fee times count over the goods", () => {
    const items = [
      { name: "沙发", count: 3, baseFeeFen: 7000 },
      { name: "茶几", count: 2, baseFeeFen: 4000 },
    ];
    expect(computeQuote(facts({ items })).workerFeeFen).toBe(3 * 7000 + 2 * 4000);
  });

  test.each([
    [1, null],
    [300, null],
    [301, "超方费（超出1立方米）"],
    [400, "超方费（超出1立方米）"],
    [401, "超方费（超出2立方米）"],
  ])(
    "[PLACE-52] [CONST-45] [PLACE-48] of %i hundredths of a m³ each started one above 3 is charged: %s",
    (volumeHundredths, line) => {
      expect(names({ volumeHundredths }).find((name) => name.startsWith("超方费")) ?? null).toBe(line);
    },
  );

  test("[PLACE-52] [CONST-45] [PLACE-49] a volume below 1 m³ costs what 1 m³ costs", () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 99 }), (some, volumeHundredths) => {
        expect(computeQuote({ ...some, volumeHundredths })).toEqual(
          computeQuote({ ...some, volumeHundredths: 100 }),
        );
      }),
    );
  });

  test("[PLACE-38] one good without a price, or a service without a rule, makes the whole quote 0", () => {
    const nothing = { lines: [], workerFeeFen: 0, totalFeeFen: 0 };
    const items = [
      { name: "挂式空调", count: 1, baseFeeFen: 18_000 },
      { name: "中央空调", count: 1, baseFeeFen: null },
    ];
    expect(computeQuote(facts({ items }))).toEqual(nothing);
    expect(computeQuote(facts({ rule: null }))).toEqual(nothing);
  });

  test("[G-07] the regional factor applies to each piece and is floored to 分", () => {
    const quote = computeQuote(
      facts({ areaPermille: 1105, items: [{ name: "吊灯", count: 3, baseFeeFen: 999 }] }),
    );
    expect(quote.lines[0]?.feeFen).toBe(3 * Math.floor((999 * 1105) / 1000));
  });

  test("[G-07] services that install nothing speak of a service fee, and no line is free of charge for nothing", () => {
    expect(names({ serviceName: "送货上楼" })).toEqual(["基础服务费（餐桌×2）", "平台服务费"]);
    expect(
      names({ rule: { extraVolumeFeeFen: 1, takeDeliveryFeeFen: 1, serviceChargePermille: 0 } }),
    ).not.toContain("平台服务费");
  });

  test("[PLACE-52] every amount is a whole number of 分 and the lines add up, whatever the tables hold", () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const quote = computeQuote(some);
        for (const { feeFen } of quote.lines) expect(Number.isSafeInteger(feeFen) && feeFen >= 0).toBe(true);
        expect(quote.lines.reduce((sum, line) => sum + line.feeFen, 0)).toBe(quote.totalFeeFen);
        expect(quote.workerFeeFen).toBeLessThanOrEqual(quote.totalFeeFen);
      }),
    );
  });

  test("[PLACE-52] one piece more never makes a job cheaper, nor does more volume", () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 1000 }), (some, more) => {
        const total = computeQuote(some).totalFeeFen;
        const items = some.items.map((item, index) =>
          index === 0 ? { ...item, count: item.count + 1 } : item,
        );
        expect(computeQuote({ ...some, items }).totalFeeFen).toBeGreaterThanOrEqual(total);
        const volumeHundredths = some.volumeHundredths + more;
        expect(computeQuote({ ...some, volumeHundredths }).totalFeeFen).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});
