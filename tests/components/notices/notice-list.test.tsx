import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import Notices from "../../../app/routes/user.notice._index/route";
import Notice from "../../../app/routes/user.notice.detail/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const NOTICE = {
  ...{ id: "7", title: "春节放假安排", excerpt: "除夕至初六", image: "/files/a.jpg" },
  createdAt: "2026-11-23T08:00:00+08:00",
};

test("[ROUTE-34] a notice of the list leads to its own address", async () => {
  graphNetwork();
  render(<Notices />, { at: "/user/notice", data: { notices: { nodes: [NOTICE], total: 1 }, size: 12 } });
  const link = await screen.findByRole("link", { name: NOTICE.title });
  expect(link.getAttribute("href")).toBe("/user/notice/detail?id=7");
});

test("[NOTICE-01] [API-008] [ENT-27] [NOTICE-02] a notice has title, text, day and picture, and leads to itself; the thirteenth is on a second page", async () => {
  graphNetwork();
  render(<Notices />, { at: "/user/notice", data: { notices: { nodes: [NOTICE], total: 13 }, size: 12 } });
  const row = within(await screen.findByRole("list", { name: "平台公告" }));
  expect(row.getByRole("link", { name: "春节放假安排" }).getAttribute("href")).toBe(
    "/user/notice/detail?id=7",
  );
  expect(row.getByText("除夕至初六")).toBeTruthy();
  expect(row.getByText("2026-11-23")).toBeTruthy();
  expect(row.getByRole("presentation").getAttribute("src")).toBe("/files/a.jpg");
  expect(screen.getByRole("link", { name: "下一页" }).getAttribute("href")).toBe("/user/notice?page=2");
});

test("[NOTICE-02] [API-008] [ENT-27] [ENT-11] the page of a notice has its title, its text as HTML, time and picture, and leads back to the list", async () => {
  const notice = {
    ...{ title: "春节放假安排", content: "<p>除夕至<b>初六</b></p>", image: "/files/a.jpg" },
    createdAt: "2026-11-23T08:00:00+08:00",
  };
  render(<Notice />, { at: "/user/notice/detail?id=7", data: { notice } });
  const letter = within(await screen.findByRole("article"));
  expect(letter.getByRole("heading", { name: "春节放假安排" })).toBeTruthy();
  expect(letter.getByText("初六").tagName).toBe("B");
  expect(letter.getByText("2026-11-23 08:00")).toBeTruthy();
  expect(letter.getByRole("presentation").getAttribute("src")).toBe("/files/a.jpg");
  expect(screen.getByRole("link", { name: "返回公告列表" }).getAttribute("href")).toBe("/user/notice");
});
