import { describe, expect, test } from "vitest";
import { stepOneFailures } from "../../../app/features/placement/checks/step-one-issues";
import {
  areaCodeOf,
  categoryChange,
  changedDraft,
  goodsWouldBeLost,
  isCarriedUp,
  modeChange,
  visibleSections,
} from "../../../app/features/placement/draft/draft-rules";
import { freshDraft, freshItem, type OrderDraft } from "../../../app/features/placement/draft/order-draft";

const draftWith = (change: Partial<OrderDraft>): OrderDraft => ({ ...freshDraft(() => "id"), ...change });

const customer: Partial<OrderDraft> = {
  goodsTypeId: "1",
  serviceTypeId: "11",
  customerName: "王芳",
  customerPhone: "13800138000",
  areaPath: ["33", "3301", "330106"],
  address: "文三路 1 号",
  hasLift: true,
};

const BED = { ...freshItem("a"), name: "床" };

describe("the sections of step one", () => {
  test("[PLACE-08] nothing about the customer before a service type is picked, then the customer info", () => {
    expect(visibleSections(draftWith({ goodsTypeId: "1" }))).toEqual({ customer: false, goods: false });
    expect(visibleSections(draftWith({ serviceTypeId: "11" })).customer).toBe(false);
    expect(visibleSections(draftWith({ goodsTypeId: "1", serviceTypeId: "11" })).customer).toBe(true);
  });

  test("[PLACE-09] the goods once name, phone, city, address and elevator choice are all filled", () => {
    expect(visibleSections(draftWith(customer)).goods).toBe(true);
  });

  test.each([
    ["name", { customerName: " " }],
    ["phone", { customerPhone: " " }],
    ["city", { areaPath: [] }],
    ["address", { address: " " }],
    ["elevator choice", { hasLift: null }],
  ])(
    "[PLACE-09] no goods while the %s is open, not even with input; once shown, they stay when it is emptied",
    (_field, open) => {
      expect(visibleSections(draftWith({ ...customer, ...open })).goods).toBe(false);
      expect(visibleSections(draftWith({ ...customer, ...open, items: [BED] })).goods).toBe(false);
      const before = changedDraft(draftWith({ ...customer, ...open }), { items: [BED] });
      expect(before.isGoodsShown).toBe(false);
      const shown = changedDraft(before, customer);
      expect(shown.isGoodsShown).toBe(true);
      expect(visibleSections(changedDraft(shown, open)).goods).toBe(true);
    },
  );

  test("[PLACE-09] goods that are shown are checked while the name above them is empty", () => {
    const shown = changedDraft(draftWith({}), { ...customer, items: [BED] });
    const fields = stepOneFailures(changedDraft(shown, { customerName: "" })).map(({ field }) => field);
    expect(fields).toContain("customerName");
    expect(fields).toContain("items.0.imageUrl");
  });

  test("[PLACE-09] a draft from before the note shows its goods when the customer is filled in, and they stay too", () => {
    const old = draftWith({ ...customer, isGoodsShown: false, items: [BED] });
    expect(visibleSections(changedDraft(old, { customerName: "" })).goods).toBe(true);
  });

  test("[PLACE-09] another draft brings its own answer: one without a customer hides the goods", () => {
    const shown = changedDraft(draftWith({}), customer);
    const other = draftWith({ goodsTypeId: "1", serviceTypeId: "11", items: [BED] });
    expect(visibleSections(changedDraft(shown, other)).goods).toBe(false);
    expect(changedDraft(draftWith({}), draftWith(customer)).isGoodsShown).toBe(true);
    const corrected = draftWith({ ...customer, customerName: "", isGoodsShown: true });
    expect(visibleSections(changedDraft(draftWith({}), corrected)).goods).toBe(true);
  });

  test.each([
    ["at once", {}, true],
    ["once the emptied name is filled in", { customerName: "" }, false],
  ])(
    "[PLACE-09] [PLACE-06] after another category the goods appear with its service type %s",
    (_when, open, isShown) => {
      const shown = changedDraft(changedDraft(draftWith({}), customer), open);
      const other = changedDraft(shown, categoryChange("2", "new"));
      expect(visibleSections(other)).toEqual({ customer: false, goods: false });
      const served = changedDraft(other, { serviceTypeId: "21" });
      expect(visibleSections(served)).toEqual({ customer: true, goods: isShown });
      expect(visibleSections(changedDraft(served, customer)).goods).toBe(true);
    },
  );

  test("[PLACE-09] [PLACE-05] another mode leaves the goods shown while the name is empty", () => {
    const shown = changedDraft(changedDraft(draftWith({}), customer), { customerName: "" });
    expect(visibleSections(changedDraft(shown, modeChange("batch", "new"))).goods).toBe(true);
  });
});

describe("when goods would be lost", () => {
  test("[PLACE-05] [PLACE-06] an untouched good is nothing to confirm", () => {
    expect(goodsWouldBeLost(draftWith({}))).toBe(false);
  });

  test.each([
    ["a picture", [{ ...freshItem("a"), imageUrl: "/files/a.png" }]],
    ["a name", [{ ...freshItem("a"), name: "床" }]],
    ["a category", [{ ...freshItem("a"), goodsTypeId: "12" }]],
    ["another count", [{ ...freshItem("a"), count: 2 }]],
    ["a second good", [freshItem("a"), freshItem("b")]],
  ])("[PLACE-05] [PLACE-06] %s has to be confirmed", (_what, items) => {
    expect(goodsWouldBeLost(draftWith({ items }))).toBe(true);
  });

  test("[PLACE-05] another mode starts over with one good and touches nothing else", () => {
    expect(modeChange("batch", "new")).toEqual({ mode: "batch", items: [freshItem("new")] });
  });

  test("[PLACE-06] another category takes goods and service type away and leaves the customer alone", () => {
    const after = { ...draftWith(customer), ...categoryChange("2", "new") };
    expect(after).toMatchObject({ goodsTypeId: "2", serviceTypeId: null, takeDeliveryFee: false });
    expect(after.items).toEqual([freshItem("new")]);
    expect(after.customerName).toBe("王芳");
  });
});

describe("the area", () => {
  test("[PLACE-13] the last code of the path is the one that counts", () => {
    expect(areaCodeOf(draftWith(customer))).toBe("330106");
    // A city without districts, and a district with towns.
    expect(areaCodeOf(draftWith({ areaPath: ["44", "4419"] }))).toBe("4419");
    expect(areaCodeOf(draftWith({ areaPath: ["33", "3301", "330106", "330106001"] }))).toBe("330106001");
    expect(areaCodeOf(draftWith({}))).toBeNull();
  });
});

test("[PLACE-54] the place of a pickup address without a city is looked for again when the recipient's city changes", () => {
  const pickupPoint = { lng: 120.1, lat: 30.2 };
  const draft = draftWith({ ...customer, pickupAddress: "杭海路 9 号", pickupPoint });
  const pointAfter = (from: OrderDraft, areaPath: string[]) => changedDraft(from, { areaPath }).pickupPoint;
  expect(pointAfter(draft, ["33", "3306", "330602"])).toBeNull();
  expect(pointAfter(draft, ["33", "3301", "330105"])).toEqual(pickupPoint);
  const own = { ...draft, pickupAreaPath: ["33", "3301", "330105"] };
  expect(pointAfter(own, ["33", "3306", "330602"])).toEqual(pickupPoint);
});

test.each([
  [false, "2", true],
  [false, "1", false],
  [false, "", false],
  [true, "2", false],
  [null, "2", false],
])("with the lift %s and floor %j goods are carried upstairs: %s", (hasLift, floors, wanted) => {
  expect(isCarriedUp({ hasLift, floors })).toBe(wanted);
});
