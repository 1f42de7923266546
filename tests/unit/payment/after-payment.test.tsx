import { act, create } from "react-test-renderer";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApproveDialog } from "../../../app/features/markups/approve-dialog";
import { MarkupDialog } from "../../../app/features/markups/markup-dialog";
import { ScanStep } from "../../../app/features/payout-accounts/bind-wechat-dialog";
import { useLeaving } from "../../../app/routes/placeorder.Orderpayment/use-leaving";
import { RechargePage } from "../../../app/routes/user.wallet.recharge/recharge-page";
import { graph } from "../../support/open-dialogs";

const { fetchMarkupState, navigate, paid, polled, told } = vi.hoisted(() => ({
  fetchMarkupState: vi.fn(),
  navigate: vi.fn(),
  told: vi.fn(),
  /** What the last page said about its payment. */
  paid: {} as {
    everyMs?: number;
    onPaid(payWay: string): void;
    check(opened: object, what: object): Promise<unknown>;
  },
  /** What the last page asks about. */
  polled: {} as { everyMs?: number; onDecided(): void },
}));

vi.mock("@remix-run/react", () => ({
  useNavigate: () => navigate,
  useRevalidator: () => ({ revalidate: () => undefined, state: "idle" }),
}));
vi.mock("../../../app/ui/toast", () => ({ toast: { success: told } }));
vi.mock("../../../app/lib/use-reload", () => ({ useReload: () => () => undefined }));
vi.mock("../../../app/lib/graphql/use-read", async () => ({
  useRead: (await import("../../support/open-dialogs")).useRead,
}));
vi.mock("../../../app/features/payment/use-payment", () => ({
  usePayment: (options: object) => {
    Object.assign(paid, options);
    return { isPending: false, isInFront: false, provider: { stage: null }, isPasswordFree: () => false };
  },
}));
vi.mock("../../../app/features/payment/use-pay-poll", () => ({
  usePayPoll: (options: object) => Object.assign(polled, options),
}));
vi.mock("../../../app/lib/form/use-form", () => ({
  useForm: ({ initial }: { initial: object }) => ({
    values: initial,
    forget: () => undefined,
    text: () => ({}),
    choice: () => ({}),
  }),
}));
vi.mock("../../../app/features/markups/markup-queries", async (original) => ({
  ...(await original<object>()),
  fetchMarkupState,
}));
vi.mock("../../../app/ui/form-dialog", () => ({ FormDialog: () => null }));
vi.mock("../../../app/ui/dialog", () => ({ Dialog: () => null }));
vi.mock("../../../app/ui/card", () => ({ Card: () => null }));
vi.mock("../../../app/ui/page-header", () => ({ PageHeader: () => null }));
vi.mock("../../../app/features/payment/payment-dialogs", () => ({ PaymentDialogs: () => null }));
vi.mock("../../../app/features/payment/small-payment-row", () => ({ SmallPaymentRow: () => null }));

const nothing = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  graph.answer = {
    order: { id: "5", status: "WAIT_INSTALL", service: { isMarkupOver: false } },
    dictItems: [],
    viewer: null,
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = (element: JSX.Element) => {
  let page: ReturnType<typeof create> | undefined;
  act(() => {
    page = create(element);
  });
  return page;
};
const pay = (payWay: string) => act(async () => paid.onPaid(payWay));
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

function PaidOrder() {
  paid.onPaid = useLeaving("5") as typeof paid.onPaid;
  return null;
}

describe("an order that is paid", () => {
  test("[PAY-08] [CONST-13] [ERR-20] by a scanned code says 成功, and leads to the orders after a second", async () => {
    shown(<PaidOrder />);
    await pay("WECHAT");
    expect(told).toHaveBeenCalledExactlyOnceWith("成功");
    await wait(999);
    expect(navigate).not.toHaveBeenCalled();
    await wait(1);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/user/order");
  });

  test("by the wallet or in a window leads to step three at once", async () => {
    shown(<PaidOrder />);
    await pay("WALLET");
    expect(told).not.toHaveBeenCalled();
    await pay("ALIPAY");
    expect(navigate.mock.calls).toEqual(Array(2).fill(["/placeorder/Stepthree?orderid=5"]));
  });

  test("leads nowhere once the page was left", async () => {
    const page = shown(<PaidOrder />);
    await pay("WECHAT");
    act(() => page?.unmount());
    await wait(5_000);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("a markup", () => {
  const markup = (onPaid?: () => void) => {
    const heard = { onClose: vi.fn(), onChanged: vi.fn() };
    shown(<MarkupDialog orderId="5" {...heard} onPaid={onPaid} />);
    return heard;
  };

  test("[MARK-10] [CONST-14] is asked about every two seconds", async () => {
    markup();
    expect(paid.everyMs).toBe(2_000);
    await paid.check({ markupId: "3" }, {});
    expect(fetchMarkupState).toHaveBeenCalledExactlyOnceWith("3", false);
  });

  test("[MARK-12] that is paid is told to the page, and its dialog closes, but for that of an exception", async () => {
    const ordinary = markup();
    await pay("WALLET");
    expect(ordinary.onChanged).toHaveBeenCalledOnce();
    expect(ordinary.onClose).toHaveBeenCalledOnce();
    const solved = vi.fn();
    const abnormal = markup(solved);
    await pay("WALLET");
    expect(solved).toHaveBeenCalledOnce();
    expect(abnormal.onClose).not.toHaveBeenCalled();
  });

  test("[ERR-18] that a master asked for and got is approved in its words", async () => {
    const request = { id: "3", number: "JJ3", amount: 100, markupType: "爬楼费" };
    shown(<ApproveDialog request={request as never} onClose={nothing} onChanged={nothing} />);
    await pay("WALLET");
    expect(told).toHaveBeenCalledExactlyOnceWith("审核成功");
  });
});

describe("a recharge", () => {
  const recharge = (isBeside: boolean, back: string | null = null) =>
    shown(
      <RechargePage
        balance={0}
        payWays={["WECHAT"]}
        smallPayment={null}
        initialAmount=""
        back={back}
        isBeside={isBeside}
      />,
    );

  test("[WALLET-26] [WALLET-27] [CONST-14] by a scanned code is asked about every two seconds, and leads to the wallet half a second later", async () => {
    recharge(false);
    expect(paid.everyMs).toBe(2_000);
    await pay("WECHAT");
    expect(told).toHaveBeenCalledExactlyOnceWith("充值成功");
    await wait(499);
    expect(navigate).not.toHaveBeenCalled();
    await wait(1);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/user/wallet");
  });

  test("leads back to what is to be paid, and stays where another window waits for it", async () => {
    recharge(false, "/placeorder/Orderpayment?orderid=5");
    await pay("WECHAT");
    await wait(500);
    expect(navigate.mock.calls).toEqual([["/placeorder/Orderpayment?orderid=5"]]);
    recharge(true);
    await pay("WECHAT");
    await wait(5_000);
    expect(navigate).toHaveBeenCalledOnce();
  });
});

test("[CONST-14] [SAFE-08] [ERR-18] the binding of WeChat is asked about every second, and told", () => {
  const onClose = vi.fn();
  shown(<ScanStep content="https://wechat.test" onAgain={nothing} onClose={onClose} />);
  expect(polled.everyMs).toBe(1_000);
  act(() => polled.onDecided());
  expect(told).toHaveBeenCalledExactlyOnceWith("绑定成功");
  expect(onClose).toHaveBeenCalledOnce();
});
