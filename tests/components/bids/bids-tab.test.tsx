import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { BidsTab } from "../../../app/features/bids/bids-tab";
import { DetailProvider } from "../../../app/features/order-detail/detail-context";
import { Code } from "../../../schema/rules/codes";
import { graphNetwork } from "../../support/components/graph-network";
import { loadedOrder } from "../../support/components/loaded-order";
import { render } from "../../support/components/render";

const NOW = "2026-11-22T09:00:00+08:00";
const MASTER = { avatar: null, verifiedAt: null, stars: null, ratings: 0, finishedOrders: 0 };
const CHEAP = {
  ...{ id: "81", amount: 18_000, day: "2026-11-25", words: "价格实在", distance: 12.4, isPicked: false },
  master: { ...MASTER, name: "李师傅" },
  questions: [],
};
const GOOD = {
  ...{ id: "82", amount: 21_000, day: "2026-11-22", words: "", distance: 3.2, isPicked: false },
  master: {
    ...{ name: "陈师傅", avatar: null, verifiedAt: "2026-09-29T10:00:00+08:00" },
    ...{ stars: 4.8, ratings: 12, finishedOrders: 35 },
  },
  questions: [{ id: "9", question: "含拆旧吗", answer: null }],
};
const DONE = { __typename: "OrderChange" };

function open(bids: object[], state = "OPEN", answers: Record<string, unknown> = {}) {
  const network = graphNetwork({
    OrderBids: { orderBids: { platformPrice: state === "PICKED" ? null : 20_000, bids } },
    PickBid: { answer: DONE },
    AskAboutBid: { answer: DONE },
    TakePlatformPrice: { answer: DONE },
    ...answers,
  });
  const order = loadedOrder({
    status: "WAIT_PAY",
    paidAt: null,
    bidding: { state, endsAt: "2026-11-23T09:00:00+08:00" },
    expiresAt: "2026-11-24T09:00:00+08:00",
  });
  const tab = (
    <DetailProvider order={order} serverNow={NOW}>
      <BidsTab orderId="5" refundId={null} />
    </DetailProvider>
  );
  return { network, ...render(tab, { about: ["Order:5"] }) };
}

const names = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const cardOf = async (name: string) => {
  const card = (await screen.findByRole("heading", { level: 3, name })).closest("li");
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};

describe("the bids for an order", () => {
  test("[U59] [GEN-07] stand side by side with the platform's price, in the sequence that one chooses", async () => {
    const { user } = open([CHEAP, GOOD]);
    const cheap = await cardOf("李师傅");
    expect(cheap.getByText("比平台一口价低 ¥20.00")).toBeTruthy();
    expect(cheap.getByText("未实名认证")).toBeTruthy();
    expect(cheap.getByText("暂无评价")).toBeTruthy();
    expect(cheap.getByText("11月25日")).toBeTruthy();
    const good = await cardOf("陈师傅");
    for (const words of ["比平台一口价高 ¥10.00", /实名认证 2026-09-29/, "35 单", "3.2 公里", "今天"]) {
      expect(good.getByText(words)).toBeTruthy();
    }
    expect(screen.getByRole("timer").textContent).toMatch(/^(1天 00:00:00|23:59:5\d)$/);
    expect(names()).toEqual(["李师傅", "陈师傅"]);
    for (const sort of ["评分最高", "最早上门", "距离最近", "同类完工最多"]) {
      await user.selectOptions(screen.getByRole("combobox", { name: "排序" }), sort);
      expect(names(), sort).toEqual(["陈师傅", "李师傅"]);
    }
  });

  test("[U59] [GEN-05] one is picked at the price that is shown, after a question", async () => {
    const { user, network } = open([CHEAP, GOOD]);
    await user.click(await screen.findByRole("button", { name: "选定李师傅的报价" }));
    const dialog = await screen.findByRole("alertdialog", { name: "选定报价" });
    expect(dialog.textContent).toContain("选定李师傅的报价 ¥180.00");
    await user.click(within(dialog).getByRole("button", { name: "选定并去支付" }));
    await waitFor(() =>
      expect(network.sentTo("PickBid")).toEqual([{ input: { orderId: "5", bidId: "81", amount: 18_000 } }]),
    );
  });

  test("[U20] [GEN-12] [ERR-01] a price that the master has changed meanwhile is read again instead of picked", async () => {
    const refused = {
      __typename: "BusinessError",
      code: Code.PRICE_CHANGED,
      message: "师傅已将报价改为¥190.00",
    };
    const { user, network } = open([CHEAP], "OPEN", { PickBid: { answer: refused } });
    await user.click(await screen.findByRole("button", { name: "选定李师傅的报价" }));
    await user.click(await screen.findByRole("button", { name: "选定并去支付" }));
    expect(await screen.findByText("师傅已将报价改为¥190.00")).toBeTruthy();
    await waitFor(() => expect(network.sentTo("OrderBids").length).toBe(2));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  test("[U59] a question carries no phone number, and one of a bid waits at a time", async () => {
    const { user, network } = open([CHEAP, GOOD]);
    expect(await screen.findByText("等待师傅回答")).toBeTruthy();
    const waiting = screen.getByRole<HTMLButtonElement>("button", { name: "向陈师傅提问" });
    expect(waiting.disabled).toBe(true);
    await user.click(screen.getByRole("button", { name: "向李师傅提问" }));
    const field = await screen.findByRole("textbox", { name: /问题/ });
    await user.type(field, "打 138 0013 8000");
    await user.click(screen.getByRole("button", { name: "发送" }));
    expect(screen.getAllByText("选定报价前请勿填写电话号码").length).toBeGreaterThan(0);
    await user.clear(field);
    await user.type(field, "含拆旧吗");
    await user.click(screen.getByRole("button", { name: "发送" }));
    await waitFor(() =>
      expect(network.sentTo("AskAboutBid")).toEqual([
        { input: { orderId: "5", bidId: "81", question: "含拆旧吗" } },
      ]),
    );
  });

  test("[U60] without any, one press and a yes take the platform's price", async () => {
    const { user, network } = open([], "OVER");
    expect(await screen.findByText("没有师傅报价")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "改为平台一口价" }));
    await user.click(await screen.findByRole("button", { name: "改价并去支付" }));
    await waitFor(() =>
      expect(network.sentTo("TakePlatformPrice")).toEqual([{ orderId: "5", quotedTotalFee: 20_000 }]),
    );
  });

  test("[GEN-12] [ERR-01] [U20] a platform's price that has changed is told in the platform's words, and read again", async () => {
    const refused = { __typename: "BusinessError", code: Code.PRICE_CHANGED, message: "价格已更新为¥210.00" };
    const { user, network } = open([], "OVER", { TakePlatformPrice: { answer: refused } });
    await user.click(await screen.findByRole("button", { name: "改为平台一口价" }));
    await user.click(await screen.findByRole("button", { name: "改价并去支付" }));
    expect((await screen.findByText(refused.message)).closest("[role=alert]")).toBeTruthy();
    await waitFor(() => expect(network.sentTo("OrderBids").length).toBe(2));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  test("once one is picked nothing can be chosen any more, and the picked one leads", async () => {
    open([CHEAP, { ...GOOD, isPicked: true }], "PICKED");
    expect(await screen.findByText("已选定")).toBeTruthy();
    expect(names()).toEqual(["陈师傅", "李师傅"]);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
