import { describe, expect, test } from "vitest";
import type { AddressFields } from "../../../../app/features/placement/customer/recognise/fill-draft";
import {
  addressFieldsOf,
  type Filling,
  fillIn,
  isStanding,
  takenBack,
} from "../../../../app/features/placement/customer/recognise/refill";
import { freshDraft } from "../../../../app/features/placement/draft/order-draft";

const EMPTY: AddressFields = {
  ...{ customerName: "", customerPhone: "", areaPath: [], areaNames: [] },
  ...{ address: "", hasLift: null, floors: "" },
};
const XIHU = { areaPath: ["33", "3301", "330106"], areaNames: ["浙江省", "杭州市", "西湖区"] };
const BINJIANG = { areaPath: ["33", "3301", "330108"], areaNames: ["浙江省", "杭州市", "滨江区"] };
const NO_LIFT = { hasLift: null, floors: "" };

/** What a whole text says. */
const WANG = { customerName: "王小满", customerPhone: "13800138000", ...XIHU, address: "文三路90号" };
const LI = { customerName: "李四", customerPhone: "13900139000", ...BINJIANG, address: "江南大道1号" };

const paste = (now: AddressFields, read: Partial<AddressFields>, last: Filling | null = null) =>
  fillIn(now, read, last, true);
const retype = (now: AddressFields, read: Partial<AddressFields>, last: Filling) =>
  fillIn(now, read, last, false);

test("the fields that a text can fill are those of the recipient", () => {
  const draft = { ...freshDraft(() => "a"), ...WANG, hasLift: false, floors: "5", remark: "晚上来" };
  expect(addressFieldsOf(draft)).toEqual({ ...WANG, hasLift: false, floors: "5" });
});

describe("[U15] a first text", () => {
  test("fills empty fields, and nothing that it does not name", () => {
    expect(paste(EMPTY, WANG).fields).toEqual({ ...EMPTY, ...WANG });
    expect(paste({ ...EMPTY, address: "文三路90号" }, { customerName: "王小满" }).fields).toEqual({
      ...EMPTY,
      customerName: "王小满",
      address: "文三路90号",
    });
  });

  test("replaces what stands there", () => {
    const typed = { ...EMPTY, ...WANG };
    expect(paste(typed, { address: "文一路1号", ...BINJIANG }).fields).toEqual({
      ...typed,
      ...BINJIANG,
      address: "文一路1号",
    });
  });

  test.each([
    ["another phone", { customerPhone: "13900139000" }, NO_LIFT],
    ["another name, without a phone", { customerName: "李四" }, NO_LIFT],
    ["another name with the same phone", { customerName: "李四", customerPhone: "13800138000" }, null],
    ["the same name", { customerName: "王小满" }, null],
    ["neither name nor phone", { address: "文一路1号" }, null],
    ["another phone and its own lift", { customerPhone: "13900139000", hasLift: true }, { hasLift: true }],
  ])("with %s clears lift and floor only for another recipient", (_what, read, lift) => {
    const typed = { ...EMPTY, ...WANG, hasLift: false, floors: "5" };
    expect(paste(typed, read).fields).toEqual({ ...typed, ...read, ...lift, ...(lift && { floors: "" }) });
  });

  test("for a form without a recipient keeps its lift", () => {
    const typed = { ...EMPTY, hasLift: false, floors: "5" };
    expect(paste(typed, { customerName: "李四" }).fields).toEqual({ ...typed, customerName: "李四" });
    expect(paste(typed, { customerPhone: "13900139000" }).fields).toMatchObject({
      hasLift: false,
      floors: "5",
    });
  });
});

describe("[U15] a later text", () => {
  const first = paste(EMPTY, WANG);

  test("takes the place of the earlier one: what it does not name goes back", () => {
    expect(
      paste(first.fields, { customerName: "王小满", address: "文一路1号" }, first.filling).fields,
    ).toEqual({
      ...EMPTY,
      customerName: "王小满",
      address: "文一路1号",
    });
    const typed = paste({ ...EMPTY, address: "老地址1号" }, { address: "文三路90号" });
    expect(paste(typed.fields, { customerName: "王小满" }, typed.filling).fields).toMatchObject({
      customerName: "王小满",
      address: "老地址1号",
    });
  });

  test("leaves what was changed by hand while it says the same about it", () => {
    const byHand = { ...first.fields, address: "文三路91号" };
    const again = retype(byHand, { ...WANG, customerName: "王小满满" }, first.filling);
    expect(again.fields).toMatchObject({ address: "文三路91号" });
    const silent = retype(byHand, { customerPhone: "13800138000" }, first.filling);
    expect(silent.fields).toMatchObject({ address: "文三路91号", customerName: "" });
  });

  test("replaces what was changed by hand once it says something else about it", () => {
    const byHand = { ...first.fields, address: "文三路91号" };
    expect(retype(byHand, { ...WANG, address: "文三路92号" }, first.filling).fields).toMatchObject({
      address: "文三路92号",
    });
  });

  test("fills an emptied field again when the customer asks, not while typing", () => {
    const emptied = { ...first.fields, address: "" };
    expect(paste(emptied, WANG, first.filling).fields).toMatchObject({ address: "文三路90号" });
    expect(retype(emptied, WANG, first.filling).fields).toMatchObject({ address: "" });
    const noArea = { ...first.fields, areaPath: [], areaNames: [] };
    expect(paste(noArea, WANG, first.filling).fields).toMatchObject(XIHU);
    expect(retype(noArea, WANG, first.filling).fields).toMatchObject({ areaPath: [], areaNames: [] });
  });

  test("for another recipient replaces also what was changed by hand, and the lift stays open", () => {
    const byHand = { ...first.fields, address: "文三路91号", hasLift: false, floors: "5" };
    const other = paste(byHand, { ...LI, address: WANG.address }, first.filling);
    expect(other.fields).toEqual({ ...EMPTY, ...LI, address: WANG.address });
    const later = retype(other.fields, { customerName: "李四" }, other.filling);
    expect(later.fields).toMatchObject(NO_LIFT);
  });
});

describe("撤销", () => {
  const typed = { ...EMPTY, customerName: "张三", hasLift: false, floors: "5" };
  const { fields, filling } = paste(typed, WANG);

  test("[U15] brings back the fields from before the text", () => {
    expect(takenBack(fields, filling)).toEqual(typed);
  });

  test("keeps what was typed since, and fills what was emptied since", () => {
    expect(takenBack({ ...fields, address: "文三路91号" }, filling)).toEqual({
      ...typed,
      address: "文三路91号",
    });
    expect(takenBack({ ...fields, customerName: "" }, filling)).toEqual(typed);
  });

  test("goes back before the first text while its words are changed, and before the last one that was pasted", () => {
    const retyped = retype(fields, { ...WANG, address: "文三路9号" }, filling);
    expect(takenBack(retyped.fields, retyped.filling)).toEqual(typed);
    const same = paste(fields, filling.found, filling);
    expect(takenBack(same.fields, same.filling)).toEqual(typed);
    const other = paste(fields, LI, filling);
    expect(takenBack(other.fields, other.filling)).toEqual(fields);
  });
});

describe("whether anything of a text stands", () => {
  const { fields, filling } = paste(EMPTY, { customerName: "王小满", address: "文三路90号" });

  test.each([
    ["all of it", {}, true],
    ["one field", { address: "" }, true],
    ["nothing, after changes by hand", { customerName: "李四", address: "" }, false],
  ])("%s: %j", (_what, change, wanted) => {
    expect(isStanding({ ...fields, ...change }, filling)).toBe(wanted);
  });

  test("a text that named nothing stands nowhere, also not in what was there before", () => {
    const nothing = paste({ ...EMPTY, customerName: "张三" }, {});
    expect(isStanding(nothing.fields, nothing.filling)).toBe(false);
    const open = paste({ ...EMPTY, customerName: "张三" }, { hasLift: null, floors: "" });
    expect(isStanding(open.fields, open.filling)).toBe(false);
  });
});
