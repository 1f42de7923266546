import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { boundsOf } from "../../../app/features/refunds/calculator";
import { RefundForm } from "../../../app/features/refunds/refund-form";
import { orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import RefundPage from "../../../app/routes/user.order.refund.modify/route";
import { fakeUploads, success } from "../../support/components/fake-uploads";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

afterEach(() => vi.unstubAllGlobals());

const EMPTY = {
  reason: "",
  contactName: "苏晚",
  contactPhone: "13800138000",
  amounts: { allowance: "", refund: "" },
  description: "",
  imageUrls: ["/files/1.jpg"],
};
const REASONS = ["不想要了/买家已退货", "其他原因"];
const ORDER = {
  ...{ id: "5", orderNo: "26112015603984", status: "WAIT_INSTALL", totalAmount: 30_000 },
  ...{ contactName: "苏晚", contactPhone: "13800138000", service: { workerFeeInEscrow: 24_000 } },
};
const REFUND = {
  ...{ id: "9", status: "WAIT", statusName: "", actions: ["MODIFY"], reason: "其他原因", allowance: 6_000 },
  ...{ description: "少一块板", imageUrls: [], refuseReason: null },
  ...{ contactName: "李四", contactPhone: "13712345678" },
};

function open(refundId: string | null) {
  const network = graphNetwork({
    RequestRefund: { answer: { __typename: "RefundChange" } },
    ModifyRefund: { answer: { __typename: "RefundChange" } },
  });
  const onDone = vi.fn();
  const form = { orderId: "5", refundId, reasons: REASONS, bounds: boundsOf(30_000, 24_000), onDone };
  return { ...render(<RefundForm {...form} initial={EMPTY} />), onDone, network };
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const submit = () => screen.getByRole("button", { name: "提交申请" });

test("[REFUND-06] [UPL-03] [CONST-24] asks for reason, subsidy, contact, description and pictures, and shows what comes back", () => {
  open(null);
  expect(screen.getByRole("combobox", { name: /退款原因/ })).toBeTruthy();
  expect(box(/联系人/).value).toBe("苏晚");
  expect(box(/联系电话/).value).toBe("13800138000");
  for (const field of [/师傅补贴费用/, /退款金额/, /退款说明/]) expect(box(field).value).toBe("");
  expect(screen.getByText("1 / 8")).toBeTruthy();
});

test("[REFUND-08] [REFUND-09] [ERR-16] [API-054] nothing is sent without reason, subsidy and description", async () => {
  const { user, network } = open(null);
  await user.click(submit());
  for (const message of ["请选择退款原因", "请填写师傅补贴费用", "请填写退款说明"]) {
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  }
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["请选择", ...REASONS]);
  expect(network.sent).toEqual([]);
});

test("[REFUND-11] a description alone may be missing, and nothing is sent; it has 500 characters at most", async () => {
  const { user, network } = open(null);
  await user.selectOptions(screen.getByRole("combobox", { name: /退款原因/ }), "其他原因");
  await user.type(box(/师傅补贴费用/), "60");
  await user.click(submit());
  expect(screen.getAllByText("请填写退款说明").length).toBeGreaterThan(0);
  expect(network.sent).toEqual([]);
  await user.click(box(/退款说明/));
  await user.paste("退".repeat(501));
  expect(box(/退款说明/).value).toBe("退".repeat(500));
});

test.each([
  ["a.gif", "image/gif"],
  ["a.webp", "image/webp"],
])("[REFUND-12] [ERR-16] a picture that is neither jpg nor png is refused: %s", async (name, type) => {
  open(null);
  const file = new File(["x"], name, { type });
  fireEvent.change(screen.getByLabelText(/凭证图片/, { selector: "input" }), { target: { files: [file] } });
  expect(await screen.findByText(`${name}：图片只能上传jpg、png格式`)).toBeTruthy();
  expect(screen.getByText("1 / 8")).toBeTruthy();
});

test("[REFUND-12] [API-021] a jpg and a png that are chosen are stored, and go out with the others", async () => {
  const uploads = fakeUploads(({ form }) => success({ url: `/files/${form.file}` }));
  const { user, network } = open(null);
  const files = [
    new File(["x"], "b.png", { type: "image/png" }),
    new File(["x"], "c.jpg", { type: "image/jpeg" }),
  ];
  fireEvent.change(screen.getByLabelText(/凭证图片/, { selector: "input" }), { target: { files } });
  expect(await screen.findByText("3 / 8")).toBeTruthy();
  await waitFor(() =>
    expect(uploads.map(({ address }) => address)).toEqual(Array(2).fill("/common/common/upload_file")),
  );
  await user.selectOptions(screen.getByRole("combobox", { name: /退款原因/ }), "其他原因");
  await user.type(box(/师傅补贴费用/), "60");
  await user.type(box(/退款说明/), "柜子不要了");
  await user.click(submit());
  expect(await screen.findByText("提交成功")).toBeTruthy();
  expect(network.sentTo("RequestRefund")).toMatchObject([
    { input: { imageUrls: ["/files/1.jpg", "/files/b.png", "/files/c.jpg"] } },
  ]);
});

test.each([
  ["REFUND-14", null, "RequestRefund", { orderId: "5" }],
  ["API-033", null, "RequestRefund", { orderId: "5" }],
  ["REFUND-15", "9", "ModifyRefund", { id: "9" }],
  ["API-056", "9", "ModifyRefund", { id: "9" }],
] as const)(
  "[%s] [REFUND-16] [ERR-19] [REFUND-08] the form of refund %s is sent by %s",
  async (_id, refundId, name, of) => {
    const { user, network, onDone } = open(refundId);
    await user.selectOptions(screen.getByRole("combobox", { name: /退款原因/ }), "其他原因");
    await user.type(box(/师傅补贴费用/), "60.5");
    await user.type(box(/联系人/), "女士");
    await user.click(box(/退款说明/));
    await user.paste("退".repeat(501));
    await user.click(submit());
    expect(await screen.findByText("提交成功")).toBeTruthy();
    const input = {
      reason: "其他原因",
      allowance: 6_050,
      contactName: "苏晚女士",
      contactPhone: "13800138000",
      description: "退".repeat(500),
      imageUrls: ["/files/1.jpg"],
    };
    expect(network.sent.map((one) => [one.name, one.variables])).toEqual([[name, { ...of, input }]]);
    expect(onDone).toHaveBeenCalledOnce();
  },
);

test("[REFUND-06] [REFUND-14] [REFUND-16] [ERR-18] the page of an order without a refund asks for its money, and leads to the list", async () => {
  const network = graphNetwork({ RequestRefund: { answer: { __typename: "RefundChange" } } });
  const data = { order: ORDER, refund: null, reasons: REASONS };
  const { user, address } = render(<RefundPage />, { at: "/user/order/refund/modify?orderid=5", data });
  expect(await screen.findByRole("heading", { name: "申请退款" })).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: /退款原因/ }), "其他原因");
  await user.type(box(/师傅补贴费用/), "60");
  await user.type(box(/退款说明/), "少一块板");
  await user.click(submit());
  expect(await screen.findByText("提交成功")).toBeTruthy();
  expect(network.sentTo("RequestRefund")).toMatchObject([
    { orderId: "5", input: { reason: "其他原因", allowance: 6_000, contactName: "苏晚" } },
  ]);
  await waitFor(() => expect(address()).toBe("/user/order/refund"));
});

test("[REFUND-06] [AUTH-03] [ERR-16] the phone of the contact is one, and goes out as its digits", async () => {
  const { user, network } = open(null);
  await user.selectOptions(screen.getByRole("combobox", { name: /退款原因/ }), "其他原因");
  await user.type(box(/师傅补贴费用/), "60");
  await user.type(box(/退款说明/), "少一块板");
  await user.clear(box(/联系电话/));
  await user.type(box(/联系电话/), "打我电话");
  await user.click(submit());
  expect(screen.getAllByText("请输入合法手机号").length).toBeGreaterThan(0);
  expect(network.sent).toEqual([]);
  expect(box(/退款说明/).value).toBe("少一块板");
  await user.clear(box(/联系电话/));
  await user.type(box(/联系电话/), "137 1234 5678");
  await user.click(submit());
  expect(await screen.findByText("提交成功")).toBeTruthy();
  expect(network.sentTo("RequestRefund")).toMatchObject([{ input: { contactPhone: "13712345678" } }]);
});

test("[R16] a refund that was ended elsewhere leads to the list, where the reason is still read", async () => {
  const message = "退款状态已变化，请刷新后重试";
  const refusal = { __typename: "BusinessError", code: 4009, message };
  graphNetwork({ ModifyRefund: { answer: refusal } });
  const at = "/user/order/refund/modify?orderid=5";
  const { user, address } = render(<RefundPage />, {
    ...{ at, data: { order: ORDER, refund: REFUND, reasons: REASONS } },
  });
  await user.click(await screen.findByRole("button", { name: "提交申请" }));
  await waitFor(() => expect(address()).toBe("/user/order/refund"));
  expect(screen.getByRole("alert").textContent).toContain(message);
});

test.each([
  ["SUCCESS", "退款成功", "CLOSE"],
  ["PROCESSED", "仲裁已处理", "WAIT_INSTALL"],
])(
  "[REFUND-05] [ROUTE-25] the page of an order whose refund is %s has no form, and leads to the refunds",
  async (status, statusName, orderStatus) => {
    const refund = { ...REFUND, status, statusName, actions: [] };
    const data = { order: { ...ORDER, status: orderStatus }, refund, reasons: REASONS };
    render(<RefundPage />, { at: "/user/order/refund/modify?orderid=5", data });
    expect(await screen.findByText("该订单现在不能申请退款")).toBeTruthy();
    expect(screen.getByText(new RegExp(statusName))).toBeTruthy();
    expect(screen.getByRole("link", { name: "查看退款订单" }).getAttribute("href")).toBe(
      "/user/order/refund",
    );
    expect(screen.queryByRole("form")).toBeNull();
  },
);

test.each([
  ["MODIFY", "修改退款申请"],
  ["RENEW", "重新申请退款"],
] as const)(
  "[REFUND-13] [REFUND-15] [REFUND-07] [API-056] the page of a refund that offers %s is called %s, and changes that refund",
  async (action, title) => {
    const network = graphNetwork({ ModifyRefund: { answer: { __typename: "RefundChange" } } });
    const refund = { ...REFUND, actions: [action] };
    const at = "/user/order/refund/modify?orderid=5";
    const { user } = render(<RefundPage />, { at, data: { order: ORDER, refund, reasons: REASONS } });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(box(/退款金额/).value).toBe("240.00");
    await user.click(submit());
    expect(await screen.findByText("提交成功")).toBeTruthy();
    expect(network.sent.map(({ name }) => name)).toEqual(["ModifyRefund"]);
    expect(network.sentTo("ModifyRefund")).toMatchObject([
      { id: "9", input: { allowance: 6_000, contactName: "李四", description: "少一块板" } },
    ]);
  },
);

test.each([
  ["modify", "MODIFY", "修改退款申请"],
  ["renew", "RENEW", "重新申请退款"],
] as const)(
  "[ROUTE-26] [ENUM-24] the page of type %s shows the refund that offers %s, and is called %s",
  async (type, action, title) => {
    const refund = { ...REFUND, actions: [action] };
    const at = `/user/order/refund/modify?orderid=5&type=${type}`;
    render(<RefundPage />, { at, data: { order: ORDER, refund, reasons: REASONS } });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(box(/退款说明/).value).toBe("少一块板");
  },
);

test("[REFUND-07] [REFUND-10] the refund is the total less the subsidy, which is limited to the master's part", async () => {
  const { user } = open(null);
  await user.type(box(/师傅补贴费用/), "60.509");
  expect([box(/师傅补贴费用/).value, box(/退款金额/).value]).toEqual(["60.50", "239.50"]);
  await user.clear(box(/师傅补贴费用/));
  await user.type(box(/师傅补贴费用/), "250");
  await user.tab();
  expect([box(/师傅补贴费用/).value, box(/退款金额/).value]).toEqual(["240.00", "60.00"]);
});

test.each(["12.3.4", "十元", "-5"])("[REFUND-10] nothing is sent with %s as the subsidy", async (typed) => {
  const { user, network } = open(null);
  await user.selectOptions(screen.getByRole("combobox", { name: /退款原因/ }), "其他原因");
  await user.type(box(/师傅补贴费用/), typed);
  await user.type(box(/退款说明/), "少一块板");
  await user.click(submit());
  expect(screen.getAllByText("补贴费用只能填写数字，最多两位小数").length).toBeGreaterThan(0);
  expect(network.sent).toEqual([]);
});

test("[REFUND-06] the form of an order does not load again when another order changes", async () => {
  graphNetwork();
  const data = { order: ORDER, refund: null, reasons: REASONS };
  const at = "/user/order/refund/modify?orderid=5";
  const { reloads } = render(<RefundPage />, { at, data });
  await screen.findByRole("heading", { name: "申请退款" });
  const change = (id: string) =>
    act(async () => pageClient().announce({ changed: orderTags(id), isOwn: false }));
  await change("6");
  expect(reloads()).toBe(0);
  await change("5");
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[REFUND-06] [REFUND-07] a markup that is paid elsewhere is in the total and in the refund, and the form keeps what was typed", async () => {
  graphNetwork();
  const answer = { order: ORDER, refund: null, reasons: REASONS };
  let total = ORDER.totalAmount;
  const load = async () => ({ ...answer, order: { ...ORDER, totalAmount: total } });
  const at = "/user/order/refund/modify?orderid=5";
  const { user } = render(<RefundPage />, { at, data: answer, load });
  expect(await screen.findByText("订单总额 ¥300.00 减去师傅补贴费用")).toBeTruthy();
  await user.type(box(/师傅补贴费用/), "60");
  await user.type(box(/退款说明/), "少一块板");
  expect(box(/退款金额/).value).toBe("240.00");
  total += 5_000;
  await act(async () => pageClient().announce({ changed: orderTags("5"), isOwn: false }));
  expect(await screen.findByText("订单总额 ¥350.00 减去师傅补贴费用")).toBeTruthy();
  await waitFor(() => expect(box(/退款金额/).value).toBe("290.00"));
  expect(box(/退款说明/).value).toBe("少一块板");
});
