import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import BatchOrder from "../../../app/routes/user.batch.order/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const ROW = {
  ...{ position: 2, issues: [], notes: [], totalFee: null, orderId: null, failure: null },
  ...{ identifiedAddress: "浙江省杭州市西湖区文三路 90 号", identifiedPickupAddress: null },
  values: [
    { field: "customerName", text: "王小满" },
    { field: "goodsName", text: "飞毯" },
  ],
};
const HEAD = {
  ...{ id: "7", fileName: "昨日订单.csv", type: "GENERAL", goodsTypeName: "家具", source: null },
  ...{ isMapped: true, userName: "李掌柜", createdAt: "2026-11-20T08:30:00.000Z" },
};

interface Row {
  id: string;
  orderId: string | null;
  failure: string | null;
}

/** The page of an import with these rows. */
function open(
  nodes: readonly Row[],
  counts: { good: number; bad: number; placed: number },
  total = nodes.length,
  head: object = {},
) {
  const downloads: string[] = [];
  const network = graphNetwork(
    {
      ImportAddresses: { viewer: { importRows: { nodes: nodes.slice(0, 1), total: 1 } } },
      SubmitImportRows: {
        answer: { __typename: "SubmittedRows", rows: [{ rowId: "71", orderId: "99", message: "" }] },
      },
    },
    {
      "/order/api/order_batch_marked": ({ url }) => {
        downloads.push(new URL(url).search);
        return Response.json({ code: 4004, message: "文件下载失败", data: null });
      },
    },
  );
  const detail = {
    ...{ id: "7", titles: [], mapping: [], preview: [], mappingName: null },
    ...{ serviceNames: ["仅安装"], goodsNames: ["三人沙发"], readyIds: ["71"], unpaidOrderIds: [] },
    goodsTypes: [
      { id: "101", name: "沙发" },
      { id: "102", name: "床" },
    ],
    summary: { ...HEAD, ...head, counts: { total, doubtful: 0, paid: 0, ...counts } },
  };
  const rows = { nodes, total };
  const data = { kind: "import", detail, rows, size: 20 };
  return { network, downloads, ...render(<BatchOrder />, { at: "/user/batch/order?import=7", data }) };
}

test("[BATCH-12] [BATCH-07] [BATCH-08] [API-104] an import shows what became of its rows, and its good ones are confirmed and placed", async () => {
  const { network, user, reloads } = open(
    [
      { ...ROW, id: "71" },
      { ...ROW, id: "72", orderId: "98" },
      { ...ROW, id: "73", failure: "该区域暂未开通服务" },
    ],
    { good: 1, bad: 0, placed: 1 },
  );
  const list = within(await screen.findByRole("list", { name: "导入的行" })).getAllByRole("listitem");
  expect(list.map(({ textContent }) => /可下单|已下单|未成功/.exec(textContent ?? "")?.[0])).toEqual([
    "可下单",
    "已下单",
    "未成功",
  ]);
  await user.click(screen.getByRole("button", { name: "确认地址并下单（1）" }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认地址" }));
  expect(await dialog.findByText("已选 1 单")).toBeTruthy();
  expect(await dialog.findByRole("checkbox", { name: /第 2 行 王小满/ })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "提交订单" }));
  expect(await dialog.findByText(/^提交成功，1 单已下单/)).toBeTruthy();
  expect(network.sentTo("ImportAddresses")[0]).toMatchObject({ importId: "7" });
  expect(network.sentTo("SubmitImportRows")).toEqual([{ rowIds: ["71"], priceWay: "PLATFORM" }]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[BATCH-04] an import whose columns were not recognised asks which is which", async () => {
  const bad = { ...ROW, id: "71", orderId: null, failure: null };
  open([bad], { good: 0, bad: 1, placed: 0 }, 1, { isMapped: false });
  expect(await screen.findByRole("dialog", { name: "对应表格的列" })).toBeTruthy();
});

test("[BATCH-12] the tabs of an import count its rows by what became of them, and lead to those", async () => {
  open([{ ...ROW, id: "71", orderId: null, failure: null }], { good: 3, bad: 4, placed: 2 }, 9);
  const tabs = within(await screen.findByRole("navigation", { name: "行的状态" })).getAllByRole("link");
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("href")])).toEqual([
    ["全部9", "/user/batch/order?import=7"],
    ["有问题4", "/user/batch/order?import=7&show=BAD"],
    ["可下单3", "/user/batch/order?import=7&show=GOOD"],
    ["已下单2", "/user/batch/order?import=7&show=PLACED"],
  ]);
});

test("[BATCH-05] [BATCH-12] an import of twenty-one rows has a second page", async () => {
  open([{ ...ROW, id: "71", orderId: null, failure: null }], { good: 21, bad: 0, placed: 0 }, 21);
  const next = await screen.findByRole("link", { name: "下一页" });
  expect(next.getAttribute("href")).toBe("/user/batch/order?import=7&page=2");
});

test("[BATCH-11] [ERR-10] [U25] the table of the rows to mend is that of the import, and 文件下载失败 is said without it", async () => {
  const bad = { ...ROW, id: "71", orderId: null, failure: null };
  const { user, downloads } = open([bad], { good: 0, bad: 1, placed: 0 });
  await user.click(await screen.findByRole("button", { name: "下载标注" }));
  expect(await screen.findByText("文件下载失败")).toBeTruthy();
  expect(downloads).toEqual(["?importId=7"]);
});

test("[BATCH-08] [U25] [U37] addresses are confirmed once a text that is typed in a row is saved", async () => {
  const issues = [{ field: "customerName", text: "请核对客户姓名" }];
  const row = { ...ROW, id: "71", orderId: null, failure: null, issues };
  const { network, user } = open([row], { good: 1, bad: 1, placed: 0 });
  network.answer({ ChangeImportRow: { answer: { __typename: "ImportChanged", rows: 1 } } });
  const cell = await screen.findByRole("form", { name: "第 2 行 客户姓名" });
  const field = within(cell).getByRole("textbox", { name: "客户姓名" });
  await user.type(field, "月");
  const confirm = () => user.click(screen.getByRole("button", { name: "确认地址并下单（1）" }));
  await confirm();
  expect(await screen.findByText("第 2 行的客户姓名还没有保存")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(within(cell).getByRole("button", { name: "保存" }));
  expect(await screen.findByText("已修改第 2 行")).toBeTruthy();
  await confirm();
  expect(await screen.findByRole("dialog", { name: "确认地址" })).toBeTruthy();
});

test("[U42] [U25] a text that is typed in a row stays when a tab, a page or the way back is pressed, and is asked about before the page closes", async () => {
  const issues = [{ field: "customerName", text: "请核对客户姓名" }];
  const row = { ...ROW, id: "71", orderId: null, failure: null, issues };
  const { user, address } = open([row], { good: 1, bad: 20, placed: 0 }, 21);
  const asks = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
  const field = await screen.findByRole("textbox", { name: "客户姓名" });
  expect(asks()).toBe(false);
  await user.type(field, "月");
  for (const name of [/^可下单/, "下一页", "返回批量下单"]) {
    await user.click(screen.getByRole("link", { name }));
    expect(address()).toBe("/user/batch/order?import=7");
    expect(document.activeElement).toBe(field);
  }
  expect(screen.getAllByText("第 2 行的客户姓名还没有保存").length).toBeGreaterThan(0);
  expect(asks()).toBe(true);
  await user.type(field, "{Backspace}");
  expect(asks()).toBe(false);
  await user.click(screen.getByRole("link", { name: "返回批量下单" }));
  await waitFor(() => expect(address()).toBe("/user/batch/order"));
});
