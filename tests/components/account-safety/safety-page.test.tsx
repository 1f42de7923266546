import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SafetyDone } from "../../../app/features/account-safety/safety-done";
import { EVERYTHING, OffersProvider } from "../../../app/features/customer-area/offers";
import { SafetyPage } from "../../../app/routes/user.safety._index/safety-page";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { typeAlipay } from "../../support/components/type-alipay";

const PROPS = {
  customer: { phone: "13800138000", maskedPhone: "138****8000", hasPayPassword: true },
  payoutWays: null,
  terms: { holdHours: 0, newBindingHoldHours: 24 },
  smallPayment: { limit: null, usedToday: 0 },
  back: null,
};

test("[SAFE-01] payments without a password are set on the page of the account's safety", () => {
  render(<SafetyPage {...PROPS} />);
  expect(screen.getByText("小额免密：未开启")).toBeTruthy();
  expect(screen.getByRole("button", { name: "开启" })).toBeTruthy();
});

test("[CONST-07] [PAY-13] [PAY-27] the password that turns payments without one on has six characters, and its field takes no more", async () => {
  const network = graphNetwork({ SetSmallPayment: { answer: { __typename: "SmallPaymentSet" } } });
  const { user } = render(<SafetyPage {...PROPS} />);
  await user.click(screen.getByRole("button", { name: "开启" }));
  const dialog = within(await screen.findByRole("dialog", { name: "开启小额免密支付" }));
  await user.type(dialog.getByLabelText(/支付密码/), "20178812");
  await user.click(dialog.getByRole("button", { name: "开启" }));
  expect(await screen.findByText("小额免密支付已开启")).toBeTruthy();
  expect(network.sentTo("SetSmallPayment")).toMatchObject([{ input: { password: "201788" } }]);
});

test("[U69] [U70] it leads to devices, activity, personal data and the keys of programs, where the platform offers them", () => {
  const { unmount } = render(
    <OffersProvider value={EVERYTHING}>
      <SafetyPage {...PROPS} />
    </OffersProvider>,
  );
  const leads = () =>
    ["登录设备", "账户动态", "个人信息", "开放平台"].map(
      (name) => screen.queryByRole("link", { name })?.getAttribute("href") ?? null,
    );
  expect(leads()).toEqual([
    "/user/safety/sessions",
    "/user/safety/activity",
    "/user/safety/data",
    "/user/developer",
  ]);
  unmount();
  const none = { ...EVERYTHING, devices: false, activity: false, personalData: false, apiKeys: false };
  render(
    <OffersProvider value={none}>
      <SafetyPage {...PROPS} />
    </OffersProvider>,
  );
  expect(leads()).toEqual([null, null, null, null]);
});

test.each([
  [PROPS.terms, "未绑定，绑定24小时后可提现到该账户"],
  [null, "未绑定，绑定后可提现到该账户"],
])("[SAFE-03] an account that is not bound says when money can be withdrawn to it", (terms, words) => {
  render(<SafetyPage {...PROPS} terms={terms} />);
  expect(screen.getAllByText(words).length).toBeGreaterThan(1);
});

test("[SAFE-10] [ROUTE-38] the row of the phone leads to the page that changes it", () => {
  render(<SafetyPage {...PROPS} />);
  const row = screen.getByRole("heading", { name: "手机号" }).closest("li") as HTMLElement;
  expect(within(row).getByRole("link", { name: "修改" }).getAttribute("href")).toBe("/user/safety/phone");
});

test("[ROUTE-38] [SAFE-01] the row of the password leads to its page, and a finished change back", () => {
  render(<SafetyPage {...PROPS} />);
  const row = screen.getByRole("heading", { name: "余额支付密码" }).closest("li") as HTMLElement;
  const change = within(row).getByRole("link", { name: "修改" });
  expect(change.getAttribute("href")).toBe("/user/safety/password");
  render(<SafetyDone>修改成功</SafetyDone>);
  const back = screen.getByRole("link", { name: "返回账户安全" });
  expect(back.getAttribute("href")).toBe("/user/safety");
});

const BOUND = { ...PROPS.customer, alipayAccount: "13900139000", wechatNickname: "老张" };

test.each([
  ["GEN-18", "支付宝账号", "绑定", PROPS.customer, "绑定支付宝", "请验证您的手机 138****8000"],
  ["GEN-18", "支付宝账号", "解绑", BOUND, "解绑支付宝", "请验证您的手机 138****8000"],
  ["SAFE-03", "支付宝账号", "绑定", PROPS.customer, "绑定支付宝", "支付宝账号"],
  ["SAFE-03", "支付宝账号", "解绑", BOUND, "解绑支付宝", "支付宝 139****9000"],
  ["SAFE-09", "支付宝账号", "解绑", BOUND, "解绑支付宝", "支付宝 139****9000"],
  ["SAFE-04", "微信账号", "绑定", PROPS.customer, "绑定微信", "微信扫码"],
  ["SAFE-04", "微信账号", "解绑", BOUND, "解绑微信", "微信 老张"],
  ["SAFE-09", "微信账号", "解绑", BOUND, "解绑微信", "微信 老张"],
  ["API-090", "支付宝账号", "绑定", PROPS.customer, "绑定支付宝", "支付宝账号"],
  ["API-090", "微信账号", "绑定", PROPS.customer, "绑定微信", "微信扫码"],
  ["API-089", "支付宝账号", "解绑", BOUND, "解绑支付宝", "支付宝 139****9000"],
  ["API-089", "微信账号", "解绑", BOUND, "解绑微信", "微信 老张"],
] as const)("[%s] in the row %s, %s opens its own dialog", async (_id, row, name, customer, title, words) => {
  const { user } = render(<SafetyPage {...PROPS} customer={customer} />);
  const item = screen.getByRole("heading", { name: row }).closest("li") as HTMLElement;
  await user.click(within(item).getByRole("button", { name }));
  expect((await screen.findByRole("dialog", { name: title })).textContent).toContain(words);
});

test("[SAFE-05] [SAFE-19] [API-003] a code for a dialog of the page goes to the customer's own phone", async () => {
  const sent = { __typename: "SmsCodeSent", resendAfterSeconds: 60 };
  const network = graphNetwork({ SendSmsCode: { answer: sent } });
  const { user } = render(<SafetyPage {...PROPS} customer={BOUND} />);
  const row = screen.getByRole("heading", { name: "支付宝账号" }).closest("li") as HTMLElement;
  await user.click(within(row).getByRole("button", { name: "解绑" }));
  await user.click(await screen.findByRole("button", { name: "获取验证码" }));
  expect(await screen.findByRole("button", { name: /^(60|59)S后重发$/ })).toBeTruthy();
  expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: "13800138000" } }]);
});

test("[SAFE-03] [SAFE-06] the row of Alipay binds the account that is typed", async () => {
  const network = graphNetwork({ BindAlipay: { answer: { __typename: "PayoutAccountBound" } } });
  const { user, reloads } = render(<SafetyPage {...PROPS} />, { about: ["Customer"] });
  const row = screen.getByRole("heading", { name: "支付宝账号" }).closest("li") as HTMLElement;
  await user.click(within(row).getByRole("button", { name: "绑定" }));
  const dialog = within(await screen.findByRole("dialog", { name: "绑定支付宝" }));
  await typeAlipay(user);
  await user.click(dialog.getByRole("button", { name: "绑定" }));
  expect(await screen.findByText("绑定成功")).toBeTruthy();
  expect(network.sentTo("BindAlipay")).toEqual([
    { input: { account: "13900139000", realName: "张三", code: "123456" } },
  ]);
  await waitFor(() => expect(reloads()).toBe(1));
});
