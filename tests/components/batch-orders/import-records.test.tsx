import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Changed, orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import BatchOrder from "../../../app/routes/user.batch.order/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const record = (id: string, fileName: string, counts: object) => ({
  ...{ id, fileName, goodsTypeName: "家具", source: null, isMapped: false, userName: "李掌柜" },
  createdAt: "2026-11-20T08:30:00.000Z",
  counts: { total: 9, good: 4, bad: 3, doubtful: 2, placed: 2, paid: 1, ...counts },
});

/** The page of batch orders with these records. */
function open(nodes: object[], total = nodes.length, mayOrderImmediately = false) {
  graphNetwork({ DiscardOrderImport: { answer: { __typename: "OrderImportDiscarded" } } });
  const imports = { nodes, total };
  const goodsTypes = [{ id: "1", name: "家具", icon: "furniture" }];
  return render(<BatchOrder />, {
    at: "/user/batch/order",
    data: { kind: "start", goodsTypes, mayOrderImmediately, imports, size: 10 },
  });
}

/** What a record says of its rows. */
const countsIn = (box: HTMLElement) =>
  within(box)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test("[BATCH-05] [G-13] step four lists the imports: file, who, and what became of the rows", async () => {
  open([record("7", "昨日订单.csv", {}), record("8", "周一.xlsx", { placed: 9, paid: 9, good: 0, bad: 0 })]);
  expect(await screen.findByRole("heading", { name: /4.*查看导入结果/ })).toBeTruthy();
  const [begun, done] = within(screen.getByRole("list", { name: "批量导入记录" })).getAllByRole("listitem");
  if (!begun || !done) throw new Error("a record is missing");
  expect(begun.textContent).toContain("昨日订单.csv");
  expect(begun.textContent).toContain("家具 · 李掌柜 · 2026-11-20 16:30");
  expect(countsIn(begun)).toEqual([
    ["总行数", "9"],
    ["可下单", "4"],
    ["有问题", "3"],
    ["已下单", "2"],
    ["已付款", "1"],
  ]);
  expect(done.textContent).toContain("周一.xlsx");
});

test.each([
  ["放弃", { placed: 2 }, "放弃“昨日订单.csv”后，未下单的行将删除；已下的订单不受影响。", "已放弃该次导入"],
  ["删除记录", { placed: 9 }, "删除“昨日订单.csv”的导入记录？已下的订单不受影响。", "已删除该次导入的记录"],
])("[G-13] %s asks about what is lost, and says that it is done", async (label, counts, question, done) => {
  const { user } = open([record("7", "昨日订单.csv", counts)]);
  await user.click(await screen.findByRole("button", { name: label }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(question)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: label }));
  expect(await screen.findByText(done)).toBeTruthy();
});

test.each([
  ["继续处理", { placed: 2 }],
  ["查看结果", { placed: 9 }],
])("[BATCH-05] [ROUTE-30] %s leads to the rows of the import", async (label, counts) => {
  open([record("7", "昨日订单.csv", counts)]);
  const link = await screen.findByRole("link", { name: label });
  expect(link.getAttribute("href")).toBe("/user/batch/order?import=7");
});

test("[U52] [BATCH-05] what can be done with a record is described by its file", async () => {
  open([record("7", "昨日订单.csv", {}), record("8", "周一.xlsx", { placed: 9 })]);
  const description = "周一.xlsx";
  expect(await screen.findByRole("button", { name: "删除记录", description })).toBeTruthy();
  expect(screen.getByRole("link", { name: "查看结果", description })).toBeTruthy();
});

test("[BATCH-05] [BATCH-01] [ROUTE-30] [API-013] without an import the page says that the records will stand there, and begins with the categories", async () => {
  open([]);
  expect(await screen.findByText("还没有导入记录")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "家具" })).toBeTruthy();
  expect(screen.getByRole("list", { name: "批量下单步骤" })).toBeTruthy();
});

test("[BATCH-05] eleven records have a second page", async () => {
  open([record("7", "昨日订单.csv", {})], 11);
  const next = await screen.findByRole("link", { name: "下一页" });
  expect(next.getAttribute("href")).toBe("/user/batch/order?page=2");
});

test.each([
  [true, 1],
  [false, 0],
])(
  "[ROLE-13] [BATCH-03] the page offers immediate orders where the platform allows them: %s",
  async (isAllowed, count) => {
    open([], 0, isAllowed);
    await screen.findByRole("radio", { name: "家具" });
    expect(screen.queryAllByRole("radio", { name: /即时订单/ })).toHaveLength(count);
  },
);

test("[BATCH-05] what another tab does to an import shows here; the orders' own events do not load the page", async () => {
  const { reloads } = open([record("7", "昨日订单.csv", {})]);
  expect(await screen.findByRole("list", { name: "批量导入记录" })).toBeTruthy();
  const happen = (changed: Changed) => act(async () => pageClient().announce({ changed, isOwn: false }));
  await happen(orderTags("5"));
  expect(reloads()).toBe(0);
  await happen(["OrderImport"]);
  await waitFor(() => expect(reloads()).toBe(1));
});
