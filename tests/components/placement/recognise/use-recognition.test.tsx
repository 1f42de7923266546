import { act, type RenderResult, render } from "@testing-library/react";
import { useMemo } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useRecognition } from "../../../../app/features/placement/customer/recognise/use-recognition";
import { OrderDraftProvider, useOrderDraft } from "../../../../app/features/placement/draft/draft-context";
import type { OrderDraft } from "../../../../app/features/placement/draft/order-draft";
import { recogniserOf } from "../../../../schema/rules/recognise/recogniser";
import { areaTree } from "../../../support/orders/area-tree";

const LI = "李雷 13912345678 上海市浦东新区祖冲之路2288弄3号";
const HAN = "韩梅梅 13800138000 浙江省杭州市西湖区文三路90号";
const WHOLE = { isWhole: true, message: "已填入下方，请核对姓名、电话和地址" };
const tree = areaTree();

let box: ReturnType<typeof useRecognition>;
let form: ReturnType<typeof useOrderDraft>;
let page: RenderResult;

function Probe(props: { tree: typeof tree; unserved: string | null }) {
  const read = useMemo(() => (props.tree.length > 0 ? recogniserOf(props.tree) : null), [props.tree]);
  form = useOrderDraft();
  box = useRecognition(read, props.unserved, form);
  return null;
}
const element = (shown: typeof tree, unserved: string | null) => (
  <OrderDraftProvider>
    <Probe tree={shown} unserved={unserved} />
  </OrderDraftProvider>
);
const open = (shown = tree) => {
  page = render(element(shown, null));
};
const type = (text: string) => act(() => box.type(text));
const paste = (text: string) =>
  act(() => {
    box.paste();
    box.type(text);
  });
const rest = () => act(() => void vi.advanceTimersByTime(1_000));
const byHand = (change: Partial<OrderDraft>) => act(() => form.update(change));
const fields = () => {
  const { customerName, customerPhone, areaPath, address } = form.draft;
  return [customerName, customerPhone, areaPath.at(-1) ?? "", address];
};
const LI_FIELDS = ["李雷", "13912345678", "310115", "祖冲之路2288弄3号"];
const HAN_FIELDS = ["韩梅梅", "13800138000", "330106", "文三路90号"];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("智能识别", () => {
  test("[U15] a customer pasted over another one is the one in the fields, at once", () => {
    open();
    paste(LI);
    expect(fields()).toEqual(LI_FIELDS);
    paste(HAN);
    expect(fields()).toEqual(HAN_FIELDS);
    expect(box.told).toEqual(WHOLE);
  });

  test("[U15] a name that could be a place is filled in, and wants a look", () => {
    open();
    paste("林芝 13800138000 江苏省南京市秦淮区中华路50号");
    expect(fields()).toEqual(["林芝", "13800138000", "320104", "中华路50号"]);
    expect(box.told).toEqual({
      isWhole: false,
      message: "已填入下方，请核对姓名、电话和地址；“林芝”可能不是姓名，请核对",
    });
  });

  test("[U15] a remark in the text is no part of the address, which is said", () => {
    open();
    paste(`${HAN} 备注：送货走北门`);
    expect(fields()).toEqual(HAN_FIELDS);
    expect(box.told).toEqual({
      isWhole: false,
      message: `${WHOLE.message}；“送货走北门”没有当作地址，请核对`,
    });
  });

  test("[U15] nothing is said about a text until it is the one in the fields, which it is once typing rests", () => {
    open();
    paste(LI);
    expect(box.told).toEqual(WHOLE);
    type(HAN);
    expect(box.told).toBeNull();
    rest();
    expect([fields(), box.told]).toEqual([HAN_FIELDS, WHOLE]);
    type("");
    rest();
    expect([fields(), box.told]).toEqual([HAN_FIELDS, null]);
  });

  test("[U15] a field that the second customer's text lacks is cleared and named", () => {
    open();
    paste(LI);
    paste("韩梅梅 浙江省杭州市西湖区文三路90号");
    expect(fields()).toEqual(["韩梅梅", "", "330106", "文三路90号"]);
    expect(box.told?.message).toContain("没有识别出客户电话");
    act(() => box.undo());
    expect(fields()).toEqual(LI_FIELDS);
    expect(box.told).toBeNull();
  });

  test("a correction by hand survives another recognition of the same customer", () => {
    open();
    paste(LI);
    byHand({ customerName: "李蕾", address: "" });
    type(`${LI} 1201室`);
    rest();
    expect(fields()).toEqual(["李蕾", "13912345678", "310115", "祖冲之路2288弄3号 1201室"]);
    act(() => box.recognise());
    expect(form.draft.customerName).toBe("李蕾");
    act(() => box.undo());
    expect(fields()).toEqual(["李蕾", "", "", ""]);
  });

  test("[PLACE-23] [ERR-04] an area without service is not filled in, and the message says so", () => {
    open();
    paste(LI);
    byHand({ areaPath: [], areaNames: [] });
    page.rerender(element(tree, "310115"));
    expect(box.told).toEqual({
      isWhole: false,
      message: "该区域暂未开通服务，无法下单；其余已填入，请核对",
    });
    type(`${LI} `);
    rest();
    expect([form.draft.areaPath, box.told?.isWhole]).toEqual([[], false]);
  });

  test("a text without an address is reported as such, and clears no field", () => {
    open();
    byHand({ customerName: "王小满", customerPhone: "13700001234" });
    paste("   ，");
    expect(fields()).toEqual(["王小满", "13700001234", "", ""]);
    expect(box.told?.message).toBe("没有识别出收货信息，请在下方填写");
  });

  test("[U15] [U18] lift and storey of one customer are not those of the next, whatever the text says of them", () => {
    const lift = () => [form.draft.hasLift, form.draft.floors];
    open();
    byHand({ customerName: "王五", customerPhone: "13700001234", hasLift: false, floors: "6" });
    paste(`${LI} 有电梯`);
    expect([lift(), box.told]).toEqual([[true, ""], WHOLE]);
    byHand({ hasLift: false, floors: "5" });
    paste(HAN);
    expect(lift()).toEqual([null, ""]);
    expect(box.told).toEqual({ isWhole: false, message: `${WHOLE.message}；有无电梯请重新选择` });
    type(`${HAN} 2幢`);
    rest();
    expect(lift()).toEqual([null, ""]);
    byHand({ hasLift: false, floors: "3" });
    type(`${HAN} 2幢1室`);
    rest();
    expect(lift()).toEqual([false, "3"]);
    expect(box.told).toEqual(WHOLE);
  });

  test("a lift that was chosen before the address was pasted stays", () => {
    open();
    byHand({ hasLift: true });
    paste(LI);
    expect(form.draft.hasLift).toBe(true);
  });

  test("another customer taken from elsewhere ends what was said about the text", () => {
    open();
    paste(LI);
    byHand({ customerName: "王五", customerPhone: "13700001234", areaPath: ["33"], areaNames: ["浙江省"] });
    byHand({ address: "文一路 1 号" });
    expect(box.told).toBeNull();
  });

  test("a text that was there before the areas were is recognised with them, and none while it is composed", () => {
    open([]);
    paste(LI);
    rest();
    expect(fields()).toEqual(["", "", "", ""]);
    page.rerender(element(tree, null));
    expect(fields()).toEqual(LI_FIELDS);
    act(() => box.compose(true));
    type("han mei");
    rest();
    expect(form.draft.customerName).toBe("李雷");
  });
});
