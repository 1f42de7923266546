import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NO_CARDS, openHome, renderHome } from "./home-page";

test("[HOME-19] a row of the goods on their way says whose they are, and leads to the order", async () => {
  const consignment = {
    ...{ orderId: "5", orderNo: "26112015603984", goodsTypeName: "家具", customerName: "苏晚" },
    ...{ hasArrived: false, number: "DPK15603984210", company: "德邦快递" },
  };
  const html = await renderHome(
    {},
    { viewer: { ...NO_CARDS.viewer, consignments: { nodes: [consignment], total: 1 } } },
  );
  expect(html).toMatch(
    /href="\/user\/order\?orderNum=26112015603984"[^>]*>(?:(?!<\/a>)[\s\S])*家具[\s\S]*?苏晚(?:(?!<\/a>)[\s\S])*<\/a>/,
  );
});

test.each([
  ["HOME-20", "平台公告", "/user/notice"],
  ["HOME-21", "帮助中心", "/user/help"],
])("[%s] 更多 of the card %s leads to %s", async (_id, title, path) => {
  expect(await renderHome()).toMatch(
    new RegExp(`${title}</h2>(?:(?!</h2>).)*?<a [^>]*href="${path}"[^>]*>更多<`),
  );
});

test("[HOME-21] [API-008] an article of the help centre is shown by its title, and leads to its text", async () => {
  await openHome({}, { help: { nodes: [{ id: "2", title: "如何下单" }], total: 1 } });
  expect(screen.getByRole("link", { name: "如何下单" }).getAttribute("href")).toBe(
    `/user/help?title=${encodeURIComponent("如何下单")}`,
  );
});

test("[HOME-20] [ENT-27] a notice is opened by its id, whatever other notice has the same title", async () => {
  const notice = (id: string) => ({ id, title: "春节安排", createdAt: "2026-11-16T10:00:00+08:00" });
  const { network, user } = await openHome({}, { notices: { nodes: [notice("1"), notice("2")], total: 2 } });
  network.answer({
    HomeNotice: { article: { content: "<p>初八开工</p>", createdAt: "2026-11-16T10:00:00+08:00" } },
  });
  const [, second] = screen.getAllByRole("button", { name: "春节安排" });
  if (!second) throw new Error("no second notice");
  await user.click(second);
  expect(await screen.findByText("初八开工")).toBeTruthy();
  expect(screen.getByRole("dialog", { name: "春节安排" })).toBeTruthy();
  expect(network.sentTo("HomeNotice")).toEqual([{ id: "2" }]);
});
