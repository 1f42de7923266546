import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import Notices from "../../../app/routes/user.notice._index/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test("[NOTICE-01] a notice has title, text, day and picture, and leads to itself", async () => {
  graphNetwork();
  const node = {
    ...{ id: "7", title: "春节放假安排", excerpt: "除夕至初六", image: "/files/a.jpg" },
    createdAt: "2026-11-23T08:00:00+08:00",
  };
  render(<Notices />, { at: "/user/notice", data: { notices: { nodes: [node], total: 1 }, size: 12 } });
  const row = within(await screen.findByRole("list", { name: "平台公告" }));
  expect(row.getByRole("link", { name: "春节放假安排" }).getAttribute("href")).toBe(
    "/user/notice/detail?id=7",
  );
  expect(row.getByText("除夕至初六")).toBeTruthy();
  expect(row.getByText("2026-11-23")).toBeTruthy();
  expect(row.getByRole("presentation").getAttribute("src")).toBe("/files/a.jpg");
});
