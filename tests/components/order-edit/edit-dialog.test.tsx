import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { field, openEditDialog, QUOTED, summary } from "./open-edit-dialog";

const REFUSED = { __typename: "BusinessError", code: 4000, message: "请输入合法手机号" };

test("only changed fields are listed and sent; a refusal keeps the typed values", async () => {
  const { user, network, reloads, onClose } = openEditDialog({}, [
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
  expect(await screen.findByText("订单已修改")).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await waitFor(() => expect(reloads()).toBe(1));
  const input = { orderId: "5", customerPhone: "13900139000-1002", remark: "" };
  expect(network.sentTo("EditOrder")).toEqual([{ input }, { input }]);
});

test("[AUTH-03] [ERR-15] a phone that is none is told in the words of a form, and nothing is sent", async () => {
  const { user, network } = openEditDialog({});
  const phone = await field(/客户电话/);
  await user.clear(phone);
  await user.type(phone, "10800138000");
  await user.click(screen.getByRole("button", { name: "保存修改" }));
  expect(screen.getAllByText("请输入合法手机号").length).toBeGreaterThan(0);
  expect(network.sentTo("EditOrder")).toEqual([]);
});

test("[CONST-06] [PLACE-57] the field of a waybill's number takes 255 characters", async () => {
  const { user } = openEditDialog({});
  await user.click(await field(/物流单号/));
  await user.paste("A".repeat(256));
  expect((await field(/物流单号/)).value).toBe("A".repeat(255));
});

test("[U37] typed values are restored after the dialog is closed by mistake, and 取消 discards them", async () => {
  const first = openEditDialog({});
  await first.user.type(await field(/详细地址/), "二单元");
  await first.user.keyboard("{Escape}");
  first.unmount();
  const second = openEditDialog({});
  expect((await field(/详细地址/)).value).toBe("文三路 90 号二单元");
  await second.user.click(screen.getByRole("button", { name: "取消" }));
  second.unmount();
  openEditDialog({});
  expect((await field(/详细地址/)).value).toBe("文三路 90 号");
});

test("[U15] [U20] a pasted address in another district shows its new price, which is what is agreed to", async () => {
  const { user, network } = openEditDialog({});
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

test.each([
  ["the network is lost", new TypeError("lost"), "网络异常，请稍后重试"],
  [
    "there were too many",
    { priceQuote: { __typename: "BusinessError", code: 4029, message: "操作太频繁", field: null } },
    "操作太频繁",
  ],
])(
  "[GEN-12] a price that cannot be read because %s can be asked for again, and the change is saved then",
  async (_why, answer, words) => {
    const { user, network } = openEditDialog({});
    network.answer({ PriceQuote: answer });
    await user.click(await field(/智能识别/));
    await user.paste("上海市浦东新区祖冲之路2288弄3号");
    expect(await summary().findByText(words)).toBeTruthy();
    const save = screen.getByRole<HTMLButtonElement>("button", { name: "保存修改" });
    expect(save.disabled).toBe(true);
    network.answer({ PriceQuote: QUOTED });
    await user.click(summary().getByRole("button", { name: "重新获取" }));
    expect(await summary().findByText("¥340.00")).toBeTruthy();
    await user.click(save);
    await waitFor(() =>
      expect(network.sentTo("EditOrder")).toMatchObject([{ input: { quotedTotalFee: 34_000 } }]),
    );
  },
);

test("a paid order does not move to where it costs something else, and the form says what to do", async () => {
  const { user, network } = openEditDialog({ status: "RECEIVING_ORDER" });
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
  const { user, network } = openEditDialog(
    { status: "WAIT_INSTALL", isEditConfirmed: true, isDistrictOpen: false },
    [{ __typename: "OrderEdited", isRequest: true }],
  );
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
