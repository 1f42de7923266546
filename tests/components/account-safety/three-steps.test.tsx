import { screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { ChangePayPassword } from "../../../app/features/account-safety/change-pay-password";
import { ChangePhone } from "../../../app/features/account-safety/change-phone";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const ME = { phone: "13800138000", maskedPhone: "138****8000" };

const checkCode = ({ input }: Record<string, unknown>) => ({
  answer: { __typename: "SmsCodeCheck", valid: (input as { code: string }).code === "111111" },
});

const WRONG_CODE = {
  ...{ __typename: "BusinessError", code: 4111, message: "验证码错误" },
  ...{ field: null, retryAfterSeconds: null },
};

beforeEach(() => sessionStorage.clear());

function open(part: React.JSX.Element, changePhone: object = { __typename: "PhoneChanged" }) {
  const network = graphNetwork({
    VerifyOwnCode: checkCode,
    SendSmsCode: { answer: { __typename: "SmsCodeSent", resendAfterSeconds: 60 } },
    ChangePhone: { answer: changePhone },
    SetPayPassword: { answer: { __typename: "PayPasswordSet" } },
  });
  const { user } = render(part);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return {
    ...{ network, user, press },
    type: (label: string, text: string) => user.type(screen.getByLabelText(label), text),
    /** The first step, with this code of the current phone. */
    async prove(code: string) {
      await user.clear(screen.getByLabelText("短信验证码"));
      await user.type(screen.getByLabelText("短信验证码"), code);
      await press("下一步");
    },
  };
}

/** The page, which reads the customer again when its network is back: now with the new phone. */
function ReadAgain() {
  const [me, setMe] = useState(ME);
  return (
    <>
      <ChangePhone {...me} />
      <button type="button" onClick={() => setMe({ phone: "13900139000", maskedPhone: "139****9000" })}>
        read again
      </button>
    </>
  );
}

const step = (name: string) => screen.findByRole("heading", { level: 2, name });

describe("another phone", () => {
  const atNewPhone = async () => {
    const page = open(<ChangePhone {...ME} />);
    await page.prove("111111");
    await step("绑定新手机号");
    return page;
  };

  test("[SAFE-11] [SAFE-18] [ERR-18] [API-093] a wrong code stays at the first step with 验证码错误, a right one leads to the second", async () => {
    const { prove, network } = open(<ChangePhone {...ME} />);
    await prove("2222222");
    expect(await screen.findByText("验证码错误")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "身份验证" })).toBeTruthy();
    await prove("111111");
    expect(await step("绑定新手机号")).toBeTruthy();
    expect(screen.getByText("验证成功")).toBeTruthy();
    expect(network.sentTo("VerifyOwnCode")).toEqual(
      ["222222", "111111"].map((code) => ({ input: { phone: "13800138000", code } })),
    );
  });

  test("[SAFE-18] [SAFE-19] [ERR-16] [API-003] a code is sent to the own phone; without its six characters none is checked", async () => {
    const { type, press, network } = open(<ChangePhone {...ME} />);
    await press("获取验证码");
    expect(await screen.findByRole("button", { name: /^(60|59)S后重发$/ })).toBeTruthy();
    expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: "13800138000" } }]);
    await press("下一步");
    expect(screen.getByText("请输入验证码")).toBeTruthy();
    await type("短信验证码", "11111");
    await press("下一步");
    expect(screen.getByText("验证码小于6位")).toBeTruthy();
    expect(network.sentTo("VerifyOwnCode")).toEqual([]);
  });

  test("[SAFE-10] [SAFE-13] [ERR-18] [GEN-18] the new phone with its code ends it, and the third step says so", async () => {
    const { type, press, network } = await atNewPhone();
    await type("新手机号", "13900139000");
    await type("短信验证码", "333333");
    await press("确认修改");
    expect(await step("修改完成")).toBeTruthy();
    expect(screen.getByText("修改手机号成功")).toBeTruthy();
    expect(screen.getByText("139****9000")).toBeTruthy();
    expect(network.sentTo("ChangePhone")).toEqual([
      { input: { phone: "13900139000", code: "333333", currentCode: "111111" } },
    ]);
  });

  test("[CONST-43] [SAFE-13] the new phone is shown masked at the end", async () => {
    const { type, press } = await atNewPhone();
    await type("新手机号", "13900139000");
    await type("短信验证码", "333333");
    await press("确认修改");
    expect((await screen.findByText(/^登录手机号已改为/)).textContent).toContain("139****9000");
  });

  test("[SAFE-12] [SAFE-19] [ERR-16] [API-003] a code goes to the new phone once that is one, and nothing before", async () => {
    const { type, press, network } = await atNewPhone();
    await type("新手机号", "1090013900");
    await press("获取验证码");
    expect(screen.getByText("请输入合法手机号")).toBeTruthy();
    await type("短信验证码", "333333");
    await press("确认修改");
    expect(screen.getByText("请输入合法手机号")).toBeTruthy();
    expect([...network.sentTo("SendSmsCode"), ...network.sentTo("ChangePhone")]).toEqual([]);
    await type("新手机号", "{Backspace>10/}139001390009");
    await press("获取验证码");
    expect(await screen.findByRole("button", { name: /^(60|59)S后重发$/ })).toBeTruthy();
    expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: "13900139000" } }]);
  });

  test("[U37] [SAFE-13] [API-091] a change whose answer was lost is sent again, although the page has read the new phone meanwhile", async () => {
    const { type, press, prove, network } = open(<ReadAgain />);
    await prove("111111");
    await step("绑定新手机号");
    await type("新手机号", "13900139000");
    await type("短信验证码", "333333");
    network.answer({ ChangePhone: new TypeError("Failed to fetch") });
    await press("确认修改");
    expect(await screen.findByText("网络异常，请稍后重试")).toBeTruthy();
    await press("read again");
    network.answer({ ChangePhone: { answer: { __typename: "PhoneChanged" } } });
    await press("确认修改");
    expect(await step("修改完成")).toBeTruthy();
    const sent = { input: { phone: "13900139000", code: "333333", currentCode: "111111" } };
    expect(network.sentTo("ChangePhone")).toEqual([sent, sent]);
  });

  test("[AUTH-03] [CONST-03] eleven digits of which the second is 0 are no new phone, in the words of a form", async () => {
    const { type, press, network } = await atNewPhone();
    await type("新手机号", "10900139000");
    await press("获取验证码");
    expect(screen.getByText("请输入合法手机号")).toBeTruthy();
    expect(network.sentTo("SendSmsCode")).toEqual([]);
    await type("短信验证码", "333333");
    await press("确认修改");
    expect(screen.getByText("请输入合法手机号")).toBeTruthy();
    expect(network.sentTo("ChangePhone")).toEqual([]);
  });
});

describe("the code of the new phone", () => {
  test.each([["AUTH-21"], ["ERR-12"]])(
    "[%s] [SAFE-18] [CONST-02] [API-091] has six characters like that of the old one, and a wrong one is told where it was typed",
    async () => {
      const { type, press, prove, network } = open(<ChangePhone {...ME} />, WRONG_CODE);
      await prove("1111119");
      await step("绑定新手机号");
      await type("新手机号", "13900139000");
      await type("短信验证码", "3333334");
      await press("确认修改");
      expect(await screen.findByText("验证码错误")).toBeTruthy();
      expect(screen.getByLabelText("短信验证码").getAttribute("aria-invalid")).toBe("true");
      expect(screen.getByLabelText("新手机号").getAttribute("aria-invalid")).not.toBe("true");
      expect(await step("绑定新手机号")).toBeTruthy();
      expect(network.sentTo("ChangePhone")).toMatchObject([
        { input: { phone: "13900139000", code: "333333" } },
      ]);
    },
  );
});

describe("a refusal of the new phone", () => {
  test.each([
    ["of a phone that is registered", { code: 4121 }, "新手机号"],
    ["of the phone", { code: 4000, field: "phone" }, "新手机号"],
    ["of the code, as the backend names it", { code: 4000, field: "code" }, "短信验证码"],
    ["of another backend's own", { code: 90_001 }, null],
  ])("[SAFE-13] [ERR-01] %s is told where it belongs", async (_what, change, at) => {
    const refusal = { ...WRONG_CODE, message: "不能修改", ...change };
    const { type, press, prove } = open(<ChangePhone {...ME} />, refusal);
    await prove("111111");
    await step("绑定新手机号");
    await type("新手机号", "13900139000");
    await type("短信验证码", "333333");
    await press("确认修改");
    expect(await screen.findByText("不能修改")).toBeTruthy();
    const told = ["新手机号", "短信验证码"].filter(
      (label) => screen.getByLabelText(label).getAttribute("aria-invalid") === "true",
    );
    expect(told).toEqual(at ? [at] : []);
  });
});

describe("the payment password", () => {
  test.each([
    ["of the password", { code: 4000, field: "password" }, true],
    ["of another backend's own", { code: 90_001 }, false],
  ])("[SAFE-16] [ERR-01] a refusal %s is told where it belongs", async (_what, change, isAtPassword) => {
    const { type, press, prove, network } = open(<ChangePayPassword {...ME} hasPayPassword />);
    network.answer({ SetPayPassword: { answer: { ...WRONG_CODE, message: "不能修改", ...change } } });
    await prove("111111");
    await step("修改支付密码");
    await type("支付密码", "201788");
    await type("确认支付密码", "201788");
    await press("确定");
    expect(await screen.findByText("不能修改")).toBeTruthy();
    expect(screen.getByLabelText("支付密码").getAttribute("aria-invalid") === "true").toBe(isAtPassword);
  });

  test("[SAFE-15] [API-093] [ERR-16] [ERR-12] a wrong code stays at the first step, a right one leads to the second", async () => {
    const { prove, network } = open(<ChangePayPassword {...ME} hasPayPassword />);
    await prove("222222");
    expect(await screen.findByText("验证码错误")).toBeTruthy();
    await prove("111111");
    expect(await step("修改支付密码")).toBeTruthy();
    expect(network.sentTo("VerifyOwnCode")).toEqual(
      ["222222", "111111"].map((code) => ({ input: { phone: "13800138000", code } })),
    );
  });

  test("[SAFE-15] [SAFE-18] [ERR-12] [API-003] a wrong code that the backend refuses is told at its field", async () => {
    const { prove, press, network } = open(<ChangePayPassword {...ME} hasPayPassword />);
    network.answer({ VerifyOwnCode: { answer: WRONG_CODE } });
    await press("获取验证码");
    expect(await screen.findByRole("button", { name: /^(60|59)S后重发$/ })).toBeTruthy();
    expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: "13800138000" } }]);
    await prove("222222");
    expect(await screen.findByText("验证码错误")).toBeTruthy();
    expect(screen.getByLabelText("短信验证码").getAttribute("aria-invalid")).toBe("true");
    expect(await step("身份验证")).toBeTruthy();
  });

  test.each([
    ["code", WRONG_CODE],
    ["field", { ...WRONG_CODE, code: 4000, message: "验证码有误", field: "code" }],
  ])(
    "[SAFE-17] [SAFE-18] [ERR-12] a code that is refused with the new password, by its %s, leads back to the first step, which says so",
    async (_by, refusal) => {
      const { type, press, prove, network } = open(<ChangePayPassword {...ME} hasPayPassword />);
      network.answer({ SetPayPassword: { answer: refusal } });
      await prove("111111");
      await step("修改支付密码");
      await type("支付密码", "201788");
      await type("确认支付密码", "201788");
      await press("确定");
      expect(await step("身份验证")).toBeTruthy();
      expect(await screen.findByText(refusal.message)).toBeTruthy();
      expect(screen.getByLabelText("短信验证码").getAttribute("aria-invalid")).toBe("true");
    },
  );

  test("[SAFE-14] [SAFE-16] [ERR-16] is typed twice, and both are the same", async () => {
    const { type, press, prove, network } = open(<ChangePayPassword {...ME} hasPayPassword />);
    await prove("222222");
    expect(await screen.findByText("验证码错误")).toBeTruthy();
    expect(await step("身份验证")).toBeTruthy();
    await prove("111111");
    await step("修改支付密码");
    await press("确定");
    expect(screen.getByText("请输入密码")).toBeTruthy();
    await type("支付密码", "201788");
    await press("确定");
    expect(screen.getByText("请再次输入密码")).toBeTruthy();
    await type("确认支付密码", "201789");
    await press("确定");
    expect(screen.getByText("两次输入的密码不同")).toBeTruthy();
    expect(network.sentTo("SetPayPassword")).toEqual([]);
  });

  test("[CONST-07] [SAFE-14] [PAY-13] [PAY-27] has six characters, and its fields take no more", async () => {
    const { type, press, prove, network } = open(<ChangePayPassword {...ME} hasPayPassword />);
    await prove("111111");
    await step("修改支付密码");
    await type("支付密码", "20178812");
    await type("确认支付密码", "20178899");
    await press("确定");
    expect(await step("修改完成")).toBeTruthy();
    expect(network.sentTo("SetPayPassword")).toEqual([{ input: { code: "111111", password: "201788" } }]);
  });

  test("[SAFE-14] [SAFE-17] [ERR-18] [API-092] is sent with the code, and the third step says that it counts", async () => {
    const { type, press, prove, network } = open(<ChangePayPassword {...ME} hasPayPassword={false} />);
    await prove("111111");
    await step("设置支付密码");
    await type("支付密码", "201788");
    await type("确认支付密码", "201788");
    await press("确定");
    expect(await step("设置完成")).toBeTruthy();
    expect(screen.getByText("修改密码成功")).toBeTruthy();
    expect(network.sentTo("SetPayPassword")).toEqual([{ input: { code: "111111", password: "201788" } }]);
  });
});
