import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApproveDialog } from "../../../app/features/markups/approve-dialog";
import { MarkupDialog } from "../../../app/features/markups/markup-dialog";
import { ScanStep } from "../../../app/features/payout-accounts/bind-wechat-dialog";
import type { PayWay } from "../../../app/gql/graphql";
import { drawQrCode } from "../../../app/lib/qr-code";
import { useLeaving } from "../../../app/routes/placeorder.Orderpayment/use-leaving";
import { RechargePage } from "../../../app/routes/user.wallet.recharge/recharge-page";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing = () => undefined;
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
/** Answers of the network and code that comes later are there. */
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(50);
  });
async function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
}
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole("radio", { name }));

const QR = "weixin://pay/1";

/** A page whose order is paid in one of the ways. */
function Payment() {
  const leave = useLeaving("5");
  const ways: PayWay[] = ["WECHAT", "WALLET", "ALIPAY"];
  return ways.map((payWay) => (
    <button key={payWay} type="button" onClick={() => leave(payWay)}>
      {payWay}
    </button>
  ));
}

describe("an order that is paid", () => {
  test("[PAY-08] [CONST-13] [ERR-20] by a scanned code says 成功, and leads to the orders after a second", async () => {
    const { address } = render(<Payment />);
    fireEvent.click(screen.getByText("WECHAT"));
    expect(screen.getByText("成功")).toBeTruthy();
    await wait(999);
    expect(address()).toBe("/page");
    await wait(1);
    expect(address()).toBe("/user/order");
  });

  test.each([
    ["WALLET", false],
    ["ALIPAY", true],
  ])(
    "[PAY-11] [GEN-13] [ROUTE-18] [PLACE-01] by the wallet or in a window leads to step three at once, and a window's payment is told: %s",
    async (payWay, isTold) => {
      const { address } = render(<Payment />);
      fireEvent.click(screen.getByText(payWay));
      await wait(0);
      expect(address()).toBe("/placeorder/Stepthree?orderid=5");
      expect(screen.queryByText("支付成功") !== null).toBe(isTold);
    },
  );

  test("leads nowhere once the page was left", async () => {
    const { address, rerender } = render(<Payment />);
    fireEvent.click(screen.getByText("WECHAT"));
    rerender(null);
    await wait(5_000);
    expect(address()).toBe("/page");
  });
});

const PAYER = {
  payWays: ["WALLET", "WECHAT"],
  viewer: {
    customer: { hasPayPassword: true, maskedPhone: "138****8000", phone: "13800138000" },
    wallet: { balance: 90_000 },
    smallPayment: null,
  },
};

/** Types the payment password, and pays. */
async function payByPassword() {
  await press("确认支付");
  const dialog = screen.getByRole("dialog", { name: "输入支付密码" });
  fireEvent.change(within(dialog).getByLabelText(/^支付密码/), { target: { value: "123456" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "确认支付" }));
  await settle();
}

describe("a markup", () => {
  /** The dialog of a markup with everything that it needs. */
  async function openMarkup(opened: object, onPaid?: () => void) {
    const network = graphNetwork({
      Payer: PAYER,
      MarkupOrder: {
        order: {
          id: "5",
          orderNo: "1",
          type: "GENERAL",
          status: "WAIT_INSTALL",
          service: { isMarkupOver: false },
        },
        dictItems: [{ text: "爬楼费", value: "1" }],
      },
      PayMarkup: {
        answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: null, qrCode: null, ...opened },
      },
      MarkupState: { markup: { id: "3", status: "WAIT_PAY" } },
    });
    const onClose = vi.fn();
    const dialog = <MarkupDialog orderId="5" onClose={onClose} onPaid={onPaid} />;
    const { reloads } = render(dialog, { about: ["Order:5"] });
    await settle();
    choose(/爬楼费/);
    fill(/加价金额/, "5");
    return { network, onClose, reloads };
  }

  test("[MARK-10] [CONST-14] [API-067] [MARK-23] is asked about every two seconds", async () => {
    const { network } = await openMarkup({ qrCode: QR });
    choose(/微信支付/);
    await press("确认支付");
    const before = network.sentTo("MarkupState").length;
    await wait(1_900);
    expect(network.sentTo("MarkupState")).toHaveLength(before);
    await wait(100);
    expect(network.sentTo("MarkupState")).toHaveLength(before + 1);
    await wait(4_000);
    expect(network.sentTo("MarkupState")).toHaveLength(before + 3);
    expect(network.sentTo("MarkupState")[0]).toEqual({ id: "3", isRequest: false });
    await settle();
    const { tagName, innerHTML } = screen.getByRole("img", { name: "微信支付二维码" });
    expect([tagName, innerHTML.includes(drawQrCode(QR).path)]).toEqual(["svg", true]);
  });

  test("[MARK-12] that is paid loads the page again, and its dialog closes", async () => {
    const { reloads, onClose } = await openMarkup({});
    await payByPassword();
    expect(screen.getByText("加价支付成功")).toBeTruthy();
    await settle();
    expect(reloads()).toBe(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("[MARK-12] of an exception that is paid is told to the page, which closes the dialog itself", async () => {
    const solved = vi.fn();
    const { onClose } = await openMarkup({}, solved);
    await payByPassword();
    expect(solved).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });

  /** The dialog that approves what a master asks for. */
  async function openApproval(qrCode: string | null) {
    const network = graphNetwork({
      Payer: PAYER,
      MarkupRequestOrder: { order: { id: "5", status: "WAIT_INSTALL", service: null } },
      ApproveMarkup: { answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: null, qrCode } },
      MarkupState: { markup: { id: "3", status: "WAIT_PAY" } },
    });
    const request = { id: "3", amount: 100, markupType: "爬楼费", createdBy: "李师傅" };
    render(<ApproveDialog request={request as never} onClose={nothing} />);
    await settle();
    return network;
  }

  test("[ERR-18] [ERR-19] that a master asked for and got is approved in its words", async () => {
    await openApproval(null);
    await payByPassword();
    expect(screen.getByText("审核成功")).toBeTruthy();
  });

  test("[MARK-10] [CONST-14] [API-068] that a master asked for is asked about as a request every two seconds", async () => {
    const { sentTo } = await openApproval(QR);
    choose(/微信支付/);
    await press("确认支付");
    const before = sentTo("MarkupState").length;
    await wait(1_900);
    expect(sentTo("MarkupState")).toHaveLength(before);
    await wait(4_100);
    expect(sentTo("MarkupState")).toHaveLength(before + 3);
    expect(sentTo("MarkupState")[0]).toEqual({ id: "3", isRequest: true });
  });
});

describe("a recharge", () => {
  /** A recharge whose code was shown; the network says that it waits. */
  async function recharge({
    isBeside = false,
    back = null,
  }: {
    isBeside?: boolean;
    back?: string | null;
  } = {}) {
    const network = graphNetwork({
      RechargeWallet: {
        answer: { __typename: "RechargeOpened", rechargeNo: "R1", qrCode: QR, pageHtml: null },
      },
      RechargeState: { viewer: { rechargeStatus: "WAIT_PAY" } },
    });
    const page = render(
      <RechargePage
        balance={0}
        payWays={["WECHAT"]}
        smallPayment={null}
        initialAmount="10"
        back={back}
        isBeside={isBeside}
      />,
      { about: ["Wallet"] },
    );
    await settle();
    await press("立即充值");
    const asked = () => network.sentTo("RechargeState").length;
    /** The provider has the money, and the page hears of it. */
    const pay = async () => {
      network.answer({ RechargeState: { viewer: { rechargeStatus: "SUCCESS" } } });
      const before = asked();
      while (asked() === before) await wait(50);
      await wait(0);
    };
    return { ...page, network, asked, pay };
  }

  test("[WALLET-25] [WALLET-26] [CONST-14] [API-078] by a scanned code is asked about every two seconds", async () => {
    const { asked, network } = await recharge();
    expect(network.sentTo("RechargeWallet")).toMatchObject([{ input: { amount: 1_000, payWay: "WECHAT" } }]);
    const code = screen.getByRole("img", { name: "微信支付二维码" });
    expect(code.querySelector("path")?.getAttribute("d")).toBe(drawQrCode(QR).path);
    const before = asked();
    await wait(1_900);
    expect(asked()).toBe(before);
    await wait(100);
    expect(asked()).toBe(before + 1);
    await wait(4_000);
    expect(asked()).toBe(before + 3);
    expect(network.sentTo("RechargeState").at(-1)).toEqual({ rechargeNo: "R1" });
  });

  test("[WALLET-27] [ERR-18] [CONST-14] [API-078] by a scanned code leads to the wallet half a second later", async () => {
    const { address, pay } = await recharge();
    await pay();
    expect(screen.getByText("充值成功", { selector: "[role=status] *" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "充值成功" })).toBeTruthy();
    await wait(400);
    expect(address()).toBe("/page");
    await wait(100);
    expect(address()).toBe("/user/wallet");
  });

  test("[ENUM-26] leads back to what is to be paid", async () => {
    const { address, pay } = await recharge({ back: "/placeorder/Orderpayment?orderid=5" });
    await pay();
    await wait(500);
    expect(address()).toBe("/placeorder/Orderpayment?orderid=5");
  });

  test("[WALLET-26] [API-078] stays where another window waits for it, reads the balance again, and asks no more", async () => {
    const { address, reloads, pay, asked } = await recharge({ isBeside: true });
    await pay();
    expect(reloads()).toBe(1);
    const before = asked();
    await wait(5_000);
    expect(asked()).toBe(before);
    expect(address()).toBe("/page");
  });
});

test("[CONST-14] [API-006] [SAFE-08] [ERR-18] the binding of WeChat is asked about every second, and told", async () => {
  const nickname = (wechatNickname: string | null) => ({
    WechatNickname: { viewer: { customer: { wechatNickname } } },
  });
  const network = graphNetwork(nickname(null));
  const onClose = vi.fn();
  render(<ScanStep content="https://wechat.test" onAgain={nothing} onClose={onClose} />);
  await wait(999);
  expect(network.sent).toHaveLength(0);
  await wait(1);
  expect(network.sent).toHaveLength(1);
  await wait(2_000);
  expect(network.sent).toHaveLength(3);
  expect(onClose).not.toHaveBeenCalled();
  network.answer(nickname("小满"));
  await wait(1_000);
  expect(screen.getByText("绑定成功")).toBeTruthy();
  await wait(3_000);
  expect(network.sent).toHaveLength(4);
  expect(onClose).toHaveBeenCalledOnce();
});
