import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useChanged } from "../../../../app/lib/graphql/use-changed";
import { type Mutate, useMutate } from "../../../../app/lib/graphql/use-mutate";
import { Code } from "../../../../schema/rules/codes";
import { bundled, failedWith, fakeGateway } from "../../../support/servers/fake-gateway";
import { renderHook } from "./render-hook";

type Paid = { answer: { __typename: "Paid"; orderNo: string } | { __typename: "BusinessError" } };
type Payment = { amount: number; key: string };
const PayDocument = bundled<Paid, Payment>("mutation", "Pay");

const PAID = { data: { answer: { __typename: "Paid", orderNo: "26" } } };
const refusedWith = (code: number, message: string) => ({
  data: { answer: { __typename: "BusinessError", code, message } },
});

const onDone = vi.fn();
/** Reads again what shows an order. */
const reload = vi.fn();
const onStale = vi.fn();
let gateway: ReturnType<typeof fakeGateway>;

beforeEach(() => {
  vi.clearAllMocks();
  gateway = fakeGateway();
});

type Options = Parameters<typeof useMutate<Paid, Payment>>[1];

function open(options: Options = {}) {
  const page = renderHook(
    gateway,
    (): Mutate<Payment> => {
      useChanged(["Order"], reload);
      return useMutate(PayDocument, { success: "支付成功", changes: ["Order"], onDone, onStale, ...options });
    },
    {},
  );
  const answers: boolean[] = [];
  const press = () =>
    page.do(() => {
      void page
        .last()
        .send((key) => ({ amount: 100, key }))
        .then((isDone) => answers.push(isDone));
    });
  return { ...page, press, answers };
}

/** The toasts that are shown now. */
const toasts = (role: "status" | "alert") =>
  [...screen.getByRole(role).children].map((box) => box.textContent);
const errors = () => toasts("alert");

const sentKey = (place: number) => gateway.asked[place]?.body.variables.key;

describe("running a mutation", () => {
  it("[GEN-13] is pending, then done: said, the page read again, and the dialog told what came of it", async () => {
    const dialog = open();
    await dialog.press();
    expect(dialog.last().isPending).toBe(true);
    await dialog.reply(0, PAID);
    expect(dialog.last()).toMatchObject({ isPending: false, refusal: null });
    expect(toasts("status")).toEqual(["支付成功"]);
    expect(screen.getByText("支付成功").closest("[class*=success]")).toBeTruthy();
    expect(reload).toHaveBeenCalledOnce();
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ __typename: "Paid", orderNo: "26" });
    expect(dialog.answers).toEqual([true]);
  });

  it("reads nothing again that it does not change", async () => {
    const dialog = open({ changes: ["Message"] });
    await dialog.press();
    await dialog.reply(0, PAID);
    expect(reload).not.toHaveBeenCalled();
  });

  it("can be pressed again when what follows success fails", async () => {
    const failed = vi.fn();
    const dialog = open({
      onDone() {
        throw new Error("no storage");
      },
    });
    await dialog.do(() => {
      dialog
        .last()
        .send((key) => ({ amount: 100, key }))
        .catch(failed);
    });
    await dialog.reply(0, PAID);
    expect(failed).toHaveBeenCalledOnce();
    expect(dialog.last().isPending).toBe(false);
  });

  it("[R17] sends one for twenty presses", async () => {
    const dialog = open();
    for (let i = 0; i < 20; i++) await dialog.press();
    await dialog.reply(0, PAID);
    expect(gateway.asked).toHaveLength(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("[R17] does a thing that can be done once not again, unless it failed", async () => {
    const removal = open({ isFinal: true });
    await removal.press();
    await removal.reply(0, refusedWith(5003, "请稍后再试"));
    await removal.press();
    await removal.reply(1, PAID);
    await removal.press();
    expect(gateway.asked).toHaveLength(2);
    expect(removal.answers).toEqual([false, true, false]);
  });

  it("[ERR-01] [GEN-12] tells a refusal in the platform's words, as data and as a toast", async () => {
    const dialog = open();
    await dialog.press();
    await dialog.reply(0, refusedWith(4201, "余额不足"));
    expect(dialog.last().refusal).toMatchObject({ code: 4201, message: "余额不足" });
    expect(errors()).toEqual(["余额不足"]);
    expect(onDone).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    await dialog.press();
    expect(dialog.last().refusal).toBeNull();
    await dialog.reply(1, refusedWith(1, "操作失败"));
    expect(errors()).toEqual(["操作失败"]);
  });

  it("[GEN-12] takes the error of the last try away when it is tried again", async () => {
    const dialog = open();
    await dialog.press();
    await dialog.reply(0, refusedWith(5003, "请稍后再试"));
    expect(errors()).toEqual(["请稍后再试"]);
    await dialog.press();
    expect(errors()).toEqual([]);
    await dialog.reply(1, PAID);
    expect(toasts("status")).toEqual(["支付成功"]);
    expect(errors()).toEqual([]);
  });

  it("leaves a refusal to who shows it where it belongs", async () => {
    const dialog = open({ onRefused: ({ code }) => code === 4204 });
    await dialog.press();
    await dialog.reply(0, refusedWith(4204, "支付密码错误"));
    expect(errors()).toEqual([]);
    await dialog.press();
    await dialog.reply(1, refusedWith(4201, "余额不足"));
    expect(errors()).toEqual(["余额不足"]);
  });

  it.each([4004, 4009, 4306])(
    "[R16] says that the page was out of date, and reads it again: %i",
    async (code) => {
      const dialog = open();
      await dialog.press();
      await dialog.reply(0, refusedWith(code, "订单已取消"));
      expect(errors()).toEqual(["订单已取消。页面已更新，请按最新状态操作"]);
      expect(onStale).toHaveBeenCalledOnce();
      expect(reload).toHaveBeenCalledOnce();
      expect(onDone).not.toHaveBeenCalled();
    },
  );

  it("keeps the idempotency key until something was done, so that a lost answer is not done twice", async () => {
    const dialog = open();
    await dialog.press();
    await dialog.do(() => gateway.asked[0]?.fail(new TypeError("Failed to fetch")));
    expect(errors()).toEqual(["网络异常，请稍后重试"]);
    await dialog.press();
    await dialog.reply(1, refusedWith(4201, "余额不足"));
    await dialog.press();
    await dialog.reply(2, PAID);
    await dialog.press();
    await dialog.reply(3, PAID);
    expect(sentKey(0)).toMatch(/^[0-9a-f-]{36}$/);
    expect([sentKey(1), sentKey(2)]).toEqual([sentKey(0), sentKey(0)]);
    expect(sentKey(3)).not.toBe(sentKey(0));
  });

  it.each([
    [
      "with the network",
      (dialog: ReturnType<typeof open>) => dialog.do(() => gateway.asked[0]?.fail(new TypeError("lost"))),
    ],
    [
      "behind the site",
      (dialog: ReturnType<typeof open>) => dialog.reply(0, failedWith(5003, "服务暂时不可用")),
    ],
  ])("reads again what may have been done, when its answer was lost %s", async (_where, lose) => {
    const dialog = open();
    await dialog.press();
    await lose(dialog);
    expect(reload).toHaveBeenCalledExactlyOnceWith({ changed: ["Order"], isOwn: true, isDoubtful: true });
    expect(onDone).not.toHaveBeenCalled();
  });

  it("reads nothing again when the session has ended", async () => {
    const dialog = open();
    await dialog.press();
    await dialog.reply(0, failedWith(7001, "请先登录"));
    expect(reload).not.toHaveBeenCalled();
  });

  it("[U40] reads again what a lost call has done when other values come under its key; another press is another call", async () => {
    const words = "上一次提交已经成功，请核对后再决定是否重新提交";
    const dialog = open();
    await dialog.press();
    await dialog.reply(0, failedWith(5003, "服务暂时不可用"));
    reload.mockClear();
    await dialog.press();
    await dialog.reply(1, refusedWith(Code.IDEMPOTENCY_MISMATCH, words));
    expect(errors()).toEqual([words]);
    expect(reload).toHaveBeenCalledExactlyOnceWith({ changed: ["Order"], isOwn: true });
    await dialog.press();
    await dialog.reply(2, PAID);
    expect(sentKey(1)).toBe(sentKey(0));
    expect(sentKey(2)).not.toBe(sentKey(0));
  });

  it("[ERR-01] [GEN-12] tells an unexpected failure in the platform's words, and nothing of an ended session", async () => {
    const dialog = open();
    await dialog.press();
    await dialog.reply(0, failedWith(5000, "系统繁忙，请稍后再试"));
    expect(errors()).toEqual(["系统繁忙，请稍后再试"]);
    await dialog.press();
    await dialog.reply(1, failedWith(7001, "请先登录"));
    // The page leads to the sign-in, and its own errors go with it.
    expect(errors()).toEqual(["请先登录"]);
    expect(dialog.answers).toEqual([false, false]);
  });
});
