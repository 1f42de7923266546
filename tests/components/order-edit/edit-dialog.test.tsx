import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { EditDialog } from "../../../app/features/order-edit/edit-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { areaTree } from "../../support/orders/area-tree";

const ORDER = {
  id: "5",
  status: "WAIT_PAY",
  isEditConfirmed: false,
  isDistrictOpen: true,
  customerName: "王小满",
  customerPhone: "13700001234",
  provinceName: "浙江省",
  cityName: "杭州市",
  areaName: "西湖区",
  areaCode: "330106",
  address: "文三路 90 号",
  hasLift: true,
  floors: null,
  isArrival: true,
  needsPickup: false,
  logisticsNo: null,
  expectedAt: null,
  remark: "轻放",
  goodsTypeId: "1",
  serviceTypeId: "2",
  totalVolume: 2.5,
  packingCount: 1,
  originalAmount: 30_000,
  items: [{ name: "三人沙发", count: 1, goodsTypeId: "101" }],
};
const QUOTE = { __typename: "PriceQuote", lines: [], workerFee: 31_000, totalFee: 34_000 };
const REFUSED = { __typename: "BusinessError", code: 4000, message: "请输入合法手机号" };

beforeEach(() => sessionStorage.clear());

function open(order: object, answers: object[] = [{ __typename: "OrderEdited", isRequest: false }]) {
  const edit = () => ({ answer: answers.shift() });
  const network = graphNetwork(
    {
      EditedOrder: { order: { ...ORDER, ...order } },
      PriceQuote: { priceQuote: QUOTE },
      EditOrder: edit,
    },
    { "/areas.json": () => Response.json(areaTree()) },
  );
  const onClose = vi.fn();
  return {
    ...render(<EditDialog orderId="5" onClose={onClose} />, { about: ["Order:5"] }),
    network,
    onClose,
  };
}
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const summary = () => within(screen.getByRole("region", { name: "修改内容" }));

test("what differs is listed and alone is sent; a refusal leaves what was typed", async () => {
  const { user, network, reloads, onClose } = open({}, [
    REFUSED,
    { __typename: "OrderEdited", isRequest: false },
  ]);
  const phone = await field(/客户电话/);
  expect(summary().getByText("还没有修改")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "保存修改" }).disabled).toBe(true);
  await user.clear(phone);
  await user.type(phone, "139 0013 9000转1002");
  await user.clear(await field(/备注/));
  expect(summary().getByText("13900139000-1002")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "保存修改" }));
  expect(await screen.findByText(REFUSED.message)).toBeTruthy();
  expect([phone.value, onClose.mock.calls.length]).toEqual(["13900139000-1002", 0]);
  await user.click(screen.getByRole("button", { name: "保存修改" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await screen.findByText("订单已修改")).toBeTruthy();
  expect(reloads()).toBe(1);
  const input = { orderId: "5", customerPhone: "13900139000-1002", remark: "" };
  expect(network.sentTo("EditOrder")).toEqual([{ input }, { input }]);
});

test("[CONST-06] the field of a waybill's number takes 255 characters", async () => {
  const { user } = open({});
  await user.click(await field(/物流单号/));
  await user.paste("A".repeat(256));
  expect((await field(/物流单号/)).value).toBe("A".repeat(255));
});

test("[U37] what was typed is there again when the dialog was closed by mistake, and 取消 gives it up", async () => {
  const first = open({});
  await first.user.type(await field(/详细地址/), "二单元");
  await first.user.keyboard("{Escape}");
  first.unmount();
  const second = open({});
  expect((await field(/详细地址/)).value).toBe("文三路 90 号二单元");
  await second.user.click(screen.getByRole("button", { name: "取消" }));
  second.unmount();
  open({});
  expect((await field(/详细地址/)).value).toBe("文三路 90 号");
});

test("[U15] [U20] a pasted address in another district shows its new price, which is what is agreed to", async () => {
  const { user, network } = open({});
  await user.click(await field(/智能识别/));
  await user.paste("王小满 13700001234 上海市浦东新区祖冲之路2288弄3号");
  expect(await summary().findByText("¥340.00")).toBeTruthy();
  expect(summary().getByText("上海市浦东新区")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "保存修改" }));
  await waitFor(() => expect(network.sentTo("EditOrder")).toHaveLength(1));
  expect(network.sentTo("EditOrder")).toEqual([
    {
      input: { orderId: "5", areaCode: "310115", address: "祖冲之路2288弄3号", quotedTotalFee: 34_000 },
    },
  ]);
});

test("a paid order does not move to where it costs something else, and the form says what to do", async () => {
  const { user, network } = open({ status: "RECEIVING_ORDER" });
  await user.click(await field(/智能识别/));
  await user.paste("上海市浦东新区祖冲之路2288弄3号");
  expect(
    await screen.findByText(
      "新地址的价格为¥340.00，已付款¥300.00，不能直接修改；请申请退款，再按新地址重新下单",
    ),
  ).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "保存修改" }).disabled).toBe(true);
  expect(network.sentTo("EditOrder")).toEqual([]);
});

test("with an appointment the form says that the master confirms, and refuses another district", async () => {
  const { user, network } = open({ status: "WAIT_INSTALL", isEditConfirmed: true, isDistrictOpen: false }, [
    { __typename: "OrderEdited", isRequest: true },
  ]);
  expect(await screen.findByText("师傅已预约上门，修改须师傅确认后生效")).toBeTruthy();
  await user.click(await field(/智能识别/));
  await user.paste("上海市浦东新区祖冲之路2288弄3号");
  await summary().findByText("上海市浦东新区");
  await user.click(screen.getByRole("button", { name: "提交给师傅确认" }));
  expect(
    screen.getByText("师傅已接单，地址只能改到同一区县（西湖区）；要换区县，请申请退款后重新下单"),
  ).toBeTruthy();
  expect(network.sentTo("EditOrder")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "撤销" }));
  await user.type(await field(/备注/), "，勿按门铃");
  await user.click(screen.getByRole("button", { name: "提交给师傅确认" }));
  expect(await screen.findByText("修改申请已提交，等待师傅确认")).toBeTruthy();
});
