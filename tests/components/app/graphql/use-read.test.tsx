import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useLive } from "../../../../app/lib/graphql/use-live";
import { type Read, useRead } from "../../../../app/lib/graphql/use-read";
import { bundled, failedWith, fakeGateway } from "../../../support/servers/fake-gateway";
import { renderHook } from "./render-hook";

type Answer = { order: { name: string } | null };
const OrderDocument = bundled<Answer, { id: string }>("query", "Order");
const pick = ({ order }: Answer) => order?.name;

let gateway: ReturnType<typeof fakeGateway>;

beforeEach(() => {
  gateway = fakeGateway();
});

const named = (name: string) => ({ data: { order: { name } } });
const view = ({ status, data, isRefreshing }: Read<string>) => ({ status, data, isRefreshing });

describe("reading in the browser", () => {
  const read = (id: string | null = "1") =>
    renderHook(
      gateway,
      ({ id }: { id: string | null }) =>
        useRead(OrderDocument, id === null ? null : { id }, { pick, about: [`Order:${id}`] }),
      { id },
    );

  it("is loading, then ready", async () => {
    const page = read();
    expect(view(page.last())).toEqual({ status: "loading", data: null, isRefreshing: false });
    await page.reply(0, named("沙发"));
    expect(view(page.last())).toEqual({ status: "ready", data: "沙发", isRefreshing: false });
  });

  it("asks for nothing while there is nothing to ask for", async () => {
    const page = read(null);
    expect(page.last().status).toBe("idle");
    await page.show({ id: "1" });
    await page.reply(0, named("沙发"));
    expect(page.last().data).toBe("沙发");
    expect(gateway.asked).toHaveLength(1);
  });

  it.each([
    ["an error", failedWith(5000)],
    ["an answer without the part that is wanted", { data: { order: null } }],
  ])("has failed with %s, and may be tried again", async (_what, answer) => {
    const page = read();
    await page.reply(0, answer);
    expect(page.last().status).toBe("failed");
    await page.do(() => page.last().reload());
    expect(page.last().status).toBe("loading");
    await page.reply(1, named("沙发"));
    expect(page.last().data).toBe("沙发");
  });

  it("[ERR-01] says why it has failed: the platform's words, else the network's; nothing once it has worked", async () => {
    const page = read();
    expect(page.last().failure).toBeNull();
    const refusal = { message: "操作太频繁，请稍后再试", extensions: { code: 4029 } };
    await page.reply(0, { data: { order: null }, errors: [refusal] });
    expect(page.last().failure).toBe(refusal.message);
    await page.do(() => page.last().reload());
    await page.reply(1, { data: null, errors: [{ message: "boom", extensions: { code: "INTERNAL" } }] });
    expect(page.last().failure).toBe("网络异常，请稍后重试");
    await page.do(() => page.last().reload());
    await page.reply(2, named("沙发"));
    expect(page.last().failure).toBeNull();
  });

  it.each([
    ["the platform refuses", failedWith(4029, "操作太频繁，请稍后再试"), "操作太频繁，请稍后再试"],
    [
      "the platform refuses one part",
      { data: { order: null }, errors: [{ message: "系统繁忙", extensions: { code: 5000 } }] },
      "系统繁忙",
    ],
    ["the network fails", failedWith(undefined, "boom"), ""],
    ["the session has ended", failedWith(7001, "令牌无效"), "请先登录"],
  ])(
    "[GEN-12] [ERR-01] when %s, the toast says why in the platform's words, and nothing else",
    async (_what, answer, words) => {
      await read().reply(0, answer);
      expect(screen.getByRole("alert").textContent).toBe(words);
    },
  );

  it("[GEN-12] says nothing of what the page does without", async () => {
    const page = renderHook(
      gateway,
      ({ id }: { id: string }) => useRead(OrderDocument, { id }, { pick, isOptional: true }),
      { id: "1" },
    );
    await page.reply(0, failedWith(4029, "操作太频繁，请稍后再试"));
    expect(page.last().failure).toBe("操作太频繁，请稍后再试");
    expect(screen.queryByText("操作太频繁，请稍后再试")).toBeNull();
  });

  it("shows nothing of other variables, whichever answer comes first", async () => {
    const page = read();
    await page.reply(0, named("沙发"));
    await page.show({ id: "2" });
    expect(view(page.last())).toEqual({ status: "loading", data: null, isRefreshing: false });
    await page.show({ id: "3" });
    await page.reply(2, named("餐桌"));
    await page.reply(1, named("茶几"));
    expect(page.last().data).toBe("餐桌");
  });

  it("shows nothing earlier where only the network's answer counts, when the same is wanted again", async () => {
    const page = renderHook(
      gateway,
      ({ id }: { id: string | null }) =>
        useRead(OrderDocument, id === null ? null : { id }, { pick, requestPolicy: "network-only" }),
      { id: "1" } as { id: string | null },
    );
    await page.reply(0, named("沙发"));
    await page.show({ id: null });
    await page.show({ id: "1" });
    expect(view(page.last())).toEqual({ status: "loading", data: null, isRefreshing: false });
    await page.reply(1, named("餐桌"));
    expect(page.last().data).toBe("餐桌");
    await page.do(() => page.last().reload());
    expect(view(page.last())).toEqual({ status: "ready", data: "餐桌", isRefreshing: true });
  });

  it("[R9] keeps what is shown while it is asked for again, and when that fails", async () => {
    const page = read();
    await page.reply(0, named("沙发"));
    await page.announce(["Order:1"]);
    expect(view(page.last())).toEqual({ status: "ready", data: "沙发", isRefreshing: true });
    await page.reply(1, failedWith(5000));
    expect(view(page.last())).toEqual({ status: "ready", data: "沙发", isRefreshing: false });
    await page.do(() => page.last().reload());
    await page.reply(2, named("餐桌"));
    expect(page.last().data).toBe("餐桌");
    await page.do(() => page.last().reload());
    await page.reply(3, { data: { order: null }, errors: [{ message: "系统繁忙", path: ["order"] }] });
    expect(page.last()).toMatchObject({ status: "ready", data: "餐桌", failure: expect.any(String) });
    await page.do(() => page.last().reload());
    await page.reply(4, { data: { order: null } });
    expect(page.last().data).toBeNull();
  });
});

describe("loader data that is kept up to date", () => {
  interface Props {
    loaded: { name: string };
  }
  const about = ["Order"] as const;
  const pickOrder = ({ order }: Answer) => order;
  const live = (loaded: Props["loaded"]) =>
    renderHook(
      gateway,
      ({ loaded }: Props) => useLive(OrderDocument, { id: "1" }, { loaded, pick: pickOrder, about }).name,
      { loaded },
    );

  it("is shown without asking, until something of it has changed", async () => {
    const page = live({ name: "沙发" });
    await page.announce(["Message"]);
    expect(page.last()).toBe("沙发");
    expect(gateway.asked).toHaveLength(0);
    await page.announce(["Order"]);
    expect(page.last()).toBe("沙发");
    await page.reply(0, named("餐桌"));
    expect(page.last()).toBe("餐桌");
    await page.announce(["Order"]);
    await page.reply(1, named("茶几"));
    expect(page.last()).toBe("茶几");
  });

  it("gives way to a new load, and drops what was asked for before it", async () => {
    const page = live({ name: "沙发" });
    await page.announce(["Order"]);
    await page.reply(0, named("餐桌"));
    await page.announce(["Order"]);
    await gateway.request(1);
    await page.show({ loaded: { name: "床" } });
    expect(page.last()).toBe("床");
    await page.reply(1, named("茶几"));
    expect(page.last()).toBe("床");
    await page.announce(["Order"]);
    expect(page.last()).toBe("床");
    await page.reply(2, named("书柜"));
    expect(page.last()).toBe("书柜");
  });

  it("stays when asking fails", async () => {
    const page = live({ name: "沙发" });
    await page.announce(["Order"]);
    await page.reply(0, failedWith(5000));
    expect(page.last()).toBe("沙发");
    await page.announce(["Order"]);
    await page.reply(1, named("餐桌"));
    await page.announce(["Order"]);
    await page.reply(2, failedWith(5000));
    expect(page.last()).toBe("餐桌");
  });
});
