import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePayPoll } from "../../../app/features/payment/provider/use-pay-poll";
import {
  type ProviderPayment,
  useProviderPayment,
} from "../../../app/features/payment/provider/use-provider-payment";
import { render } from "../../support/components/render";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Options = Parameters<typeof usePayPoll>[0];

function Page(options: Options) {
  usePayPoll(options);
  return null;
}

interface PayingPageProps extends Pick<Options, "check"> {
  onShown(payment: ProviderPayment): void;
}

function PayingPage({ check, onShown }: PayingPageProps) {
  onShown(useProviderPayment({ check, onDecided: () => undefined }));
  return null;
}

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test.each(["paid", "closed"] as const)(
  "[PAY-07] [CONST-13] [PAY-20] [PAY-08] the order is asked every second what became of its payment, until it is %s",
  async (outcome) => {
    let answer: Awaited<ReturnType<Options["check"]>> = "waiting";
    const check = vi.fn(async () => answer);
    const onDecided = vi.fn();
    render(<Page isActive check={check} onDecided={onDecided} />);
    await wait(999);
    expect(check).not.toHaveBeenCalled();
    await wait(1);
    expect(check).toHaveBeenCalledTimes(1);
    await wait(2_000);
    expect(check).toHaveBeenCalledTimes(3);
    expect(onDecided).not.toHaveBeenCalled();
    answer = outcome;
    await wait(1_000);
    expect(onDecided).toHaveBeenCalledExactlyOnceWith(outcome);
    await wait(10_000);
    expect(check).toHaveBeenCalledTimes(4);
  },
);

test.each(["stopped", "left"])(
  "[PAY-20] nothing more is asked or said once a payment that is being confirmed is %s",
  async (how) => {
    const check = vi.fn(async () => "waiting" as const);
    const onShown = vi.fn<(payment: ProviderPayment) => void>();
    const { rerender } = render(<PayingPage check={check} onShown={onShown} />);
    const payment = () => onShown.mock.lastCall?.[0];
    act(() => void payment()?.confirm());
    await wait(1_000);
    expect(check).toHaveBeenCalledTimes(2);
    if (how === "left") rerender(<p>另一页</p>);
    else act(() => payment()?.stop());
    await wait(10_000);
    expect(check).toHaveBeenCalledTimes(2);
    expect(screen.queryByText("暂未完成支付")).toBeNull();
    if (how === "stopped") expect(payment()?.isChecking).toBe(false);
  },
);

test("[ERR-08] [PAY-18] [G-11] a customer who confirms an unpaid payment sees 暂未完成支付 after four checks", async () => {
  const check = vi.fn(async () => "waiting" as const);
  const onShown = vi.fn<(payment: ProviderPayment) => void>();
  render(<PayingPage check={check} onShown={onShown} />);
  act(() => void onShown.mock.lastCall?.[0].confirm());
  await wait(2_999);
  expect(screen.queryByText("暂未完成支付")).toBeNull();
  expect(onShown.mock.lastCall?.[0].isChecking).toBe(true);
  await wait(1);
  expect(check).toHaveBeenCalledTimes(4);
  expect(screen.getByText("暂未完成支付")).toBeTruthy();
  expect(onShown.mock.lastCall?.[0].isChecking).toBe(false);
});

test("a question that is never answered is asked again, and the answer to that counts", async () => {
  const check = vi.fn<Options["check"]>(() => new Promise(() => undefined));
  const onDecided = vi.fn();
  render(<Page isActive check={check} onDecided={onDecided} />);
  await wait(15_999);
  expect(check).toHaveBeenCalledOnce();
  check.mockResolvedValue("paid");
  await wait(1_001);
  expect(onDecided).toHaveBeenCalledExactlyOnceWith("paid");
});

test.each(["is switched off", "is left"])(
  "[PAY-20] nothing is asked once the page %s, not even when the customer looks at the browser again",
  async (what) => {
    const check = vi.fn(async () => "waiting" as const);
    const element = (isActive: boolean) => (
      <Page isActive={isActive} check={check} onDecided={() => undefined} />
    );
    const page = render(element(true));
    await wait(1_000);
    page.rerender(what === "is left" ? null : element(false));
    await wait(10_000);
    fireEvent(document, new Event("visibilitychange"));
    await wait(10_000);
    expect(check).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ["is switched off", "waiting"],
  ["is left", "waiting"],
  ["is left", "paid"],
] as const)(
  "[PAY-20] once the page %s, nothing comes of a question that is answered %s afterwards",
  async (what, outcome) => {
    const open = Promise.withResolvers<"waiting" | "paid">();
    const check = vi.fn(() => open.promise);
    const onDecided = vi.fn();
    const element = (isActive: boolean) => <Page isActive={isActive} check={check} onDecided={onDecided} />;
    const page = render(element(true));
    await wait(1_000);
    page.rerender(what === "is left" ? null : element(false));
    open.resolve(outcome);
    await wait(10_000);
    expect(check).toHaveBeenCalledOnce();
    expect(onDecided).not.toHaveBeenCalled();
  },
);
