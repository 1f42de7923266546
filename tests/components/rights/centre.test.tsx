import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import RightsCentre from "../../../app/routes/user.right._index/route";
import { render } from "../../support/components/render";

const NONE = { nodes: [], total: 0 };

async function open(search = "") {
  const isArbitration = search.includes("tab=arbitration");
  const data = isArbitration
    ? { complaints: null, refunds: NONE, size: 9 }
    : { complaints: NONE, refunds: null, size: 9 };
  render(<RightsCentre />, { at: `/user/right${search}`, data });
  return within(await screen.findByRole("navigation", { name: "维权类型" })).getAllByRole("link");
}
const number = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "订单号" });

test("[COMP-01] the rights centre has a tab of complaints and one of refund arbitrations, both about the same order", async () => {
  const tabs = await open("?orderNo=2611");
  expect(
    tabs.map((tab) => [tab.textContent, tab.getAttribute("href"), tab.getAttribute("aria-current")]),
  ).toEqual([
    ["投诉", "/user/right?orderNo=2611", "page"],
    ["退款仲裁", "/user/right?tab=arbitration&orderNo=2611", null],
  ]);
  expect(screen.getByText("暂无相关投诉")).toBeTruthy();
});

test("[COMP-02] complaints are narrowed down by their type and a number of an order", async () => {
  await open("?complaintType=0&orderNo=2611");
  const type = screen.getByRole("combobox", { name: "投诉类型" });
  const types = within(type).getAllByRole<HTMLOptionElement>("option");
  expect(types.map(({ value, textContent }) => [value, textContent])).toEqual([
    ["", "全部"],
    ["0", "投诉师傅"],
    ["1", "其他投诉"],
  ]);
  const form = new FormData(number().closest("form") ?? undefined);
  expect([form.get("complaintType"), form.get("orderNo")]).toEqual(["0", "2611"]);
});

test("[COMP-01] [ARB-13] arbitrations are narrowed down by the number alone", async () => {
  await open("?tab=arbitration&orderNo=2611");
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByText("暂无相关仲裁")).toBeTruthy();
  const form = new FormData(number().closest("form") ?? undefined);
  expect([form.get("tab"), form.get("orderNo")]).toEqual(["arbitration", "2611"]);
});
