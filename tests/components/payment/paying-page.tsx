import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import type { HowPaid, PayAnswer } from "../../../app/features/payment/pay-answer";
import { usePayment } from "../../../app/features/payment/use-payment";
import type { SmallPaymentSetting } from "../../../schema/rules/payments/small-payment";
import { render } from "../../support/components/render";

type What = { amount: number };
type Opened = { number: string };
type State = "waiting" | "paid" | "closed";
interface Options {
  hasPayPassword?: boolean;
  smallPayment?: SmallPaymentSetting | null;
  everyMs?: number;
  keepsProviderKey?: boolean;
  onLost?(message: string): void;
}

export const PAID: PayAnswer<Opened> = { opened: { number: "1" }, shown: null };
export const QR: PayAnswer<Opened> = {
  opened: { number: "1" },
  shown: { payWay: "WECHAT", qrCode: "data:," },
};
export const PAGE: PayAnswer<Opened> = {
  opened: { number: "1" },
  shown: { payWay: "ALIPAY", pageHtml: "<form>" },
};
export const refused = (code: number, message = "…"): PayAnswer<Opened> => ({ refusal: { code, message } });
export const ORDER: What = { amount: 100 };

interface PageProps {
  options: Parameters<typeof usePayment<What, Opened>>[0];
  onRender(payment: ReturnType<typeof usePayment<What, Opened>>): void;
}

function Page({ options, onRender }: PageProps) {
  onRender(usePayment(options));
  return null;
}

/** A page that can pay, and everything that it has sent and heard. */
export function openPayment(options: Options = {}) {
  const sent: (What & HowPaid & { answer(answer: PayAnswer<Opened>): void; lose(error?: Error): void })[] =
    [];
  const asked: Opened[] = [];
  const heard = { onPaid: vi.fn(), onClosed: vi.fn(), onRefused: vi.fn(), onShort: vi.fn() };
  let state: State = "waiting";
  let last: ReturnType<typeof usePayment<What, Opened>> | undefined;
  const whole: PageProps["options"] = {
    hasPayPassword: true,
    send: (what, how) =>
      new Promise((resolve, reject) => {
        const lose = (error: Error = new TypeError("lost")) => reject(error);
        sent.push({ ...what, ...how, answer: resolve, lose });
      }),
    async check(opened) {
      asked.push(opened);
      return state;
    },
    ...heard,
    ...options,
  };
  const onRender: PageProps["onRender"] = (payment) => {
    last = payment;
  };
  render(<Page options={whole} onRender={onRender} />);
  const now = () => {
    if (!last) throw new Error("nothing was rendered");
    return last;
  };
  const run = (work: () => void) => act(async () => work());
  return {
    now,
    sent,
    asked,
    heard,
    decide(decided: State) {
      state = decided;
    },
    press: (payWay: HowPaid["payWay"], what = ORDER, amount: number | null = null) =>
      run(() => now().start(payWay, what, amount)),
    type: (password: string) => run(() => now().confirmPassword(password)),
    answer: (answer: PayAnswer<Opened>) => run(() => sent.at(-1)?.answer(answer)),
    lose: (error?: Error) => run(() => sent.at(-1)?.lose(error)),
    close: () => run(() => now().close()),
    run,
  };
}

/** What toasts say now: `alert` of errors, `status` of everything else. */
export const toasts = (role: "alert" | "status"): (string | null)[] =>
  within(screen.getByRole(role))
    .queryAllByRole("paragraph")
    .map(({ textContent }) => textContent);

/** A second passes, in which a page that waits asks. */
export const wait = (milliseconds = 1_000) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** Time and what a payment needs of a browser, for all tests of a file. */
export function withBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(window, "open").mockReturnValue(null);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
}
