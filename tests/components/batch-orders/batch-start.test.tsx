import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BatchStart } from "../../../app/features/batch-orders/start/batch-start";
import { fakeUploads, success } from "../../support/components/fake-uploads";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { fileNamed, watchSavedFiles } from "../../support/components/saved-files";
import { eventually } from "../../support/eventually";

const TYPES = [
  { id: "1", name: "家具", icon: "furniture" },
  { id: "2", name: "卫浴", icon: "bathroom" },
];
const COLUMNS = [
  { title: "客户电话", isRequired: true, note: "11 位手机号" },
  { title: "备注", isRequired: false, note: "选填" },
];
/** Nothing to download: the server's words for that. */
const nothing = () => Response.json({ code: 4000, message: "文件下载失败", data: null });

function open(mayOrderImmediately = false) {
  const asked: string[] = [];
  let respond = nothing;
  const answer = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    return respond();
  };
  const network = graphNetwork(
    { ImportTemplate: { viewer: { importTemplate: COLUMNS } } },
    {
      "/order/api/order/download_user_goods": answer,
      "/order/api/order/get_first_template_stream": answer,
    },
  );
  const respondWith = (next: () => Response) => {
    respond = next;
  };
  return {
    asked,
    respondWith,
    network,
    ...render(<BatchStart goodsTypes={TYPES} mayOrderImmediately={mayOrderImmediately} />),
  };
}

test.each(["下载我的商品", "下载模板", "选择文件"])(
  "[BATCH-01] [ERR-15] %s asks for the category first",
  async (button) => {
    const { user, asked } = open();
    await user.click(screen.getByRole("button", { name: button }));
    expect(screen.getByText("请先选择商品类目")).toBeTruthy();
    expect(asked).toEqual([]);
  },
);

test.each([
  ["BATCH-02", "下载我的商品", "/order/api/order/download_user_goods?goodTypeId=2"],
  ["API-013", "下载我的商品", "/order/api/order/download_user_goods?goodTypeId=2"],
  ["API-100", "下载我的商品", "/order/api/order/download_user_goods?goodTypeId=2"],
  ["BATCH-03", "下载模板", "/order/api/order/get_first_template_stream?orderType=GENERAL&goodTypeId=2"],
  ["API-102", "下载模板", "/order/api/order/get_first_template_stream?orderType=GENERAL&goodTypeId=2"],
])(
  "[%s] [BATCH-11] [ERR-10] %s downloads for the category, or says 文件下载失败",
  async (_id, button, address) => {
    const { user, asked } = open();
    await user.click(screen.getByRole("radio", { name: "卫浴" }));
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText("文件下载失败")).toBeTruthy();
    expect(asked).toEqual([address]);
  },
);

test.each([
  ["BATCH-02", "下载我的商品", "我的商品.xlsx"],
  ["API-100", "下载我的商品", "我的商品.xlsx"],
  ["BATCH-03", "下载模板", "装达批量下单模板.xlsx"],
  ["API-102", "下载模板", "装达批量下单模板.xlsx"],
])("[%s] [BATCH-11] what %s brings is saved as the server names it: %s", async (_id, button, file) => {
  const { user, respondWith } = open();
  respondWith(() => fileNamed(file));
  const saved = watchSavedFiles();
  await user.click(screen.getByRole("radio", { name: "卫浴" }));
  await user.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByText(`已导出 ${file}`)).toBeTruthy();
  expect(saved()).toEqual([file]);
});

test.each(["下载我的商品", "下载模板"])(
  "[BATCH-11] [ERR-10] %s saves no file without data",
  async (button) => {
    const { user, respondWith } = open();
    const { headers } = fileNamed("我的商品.xlsx");
    const empty = () => new ReadableStream({ start: (file) => file.close() });
    respondWith(() => new Response(empty(), { headers }));
    const saved = watchSavedFiles();
    await user.click(screen.getByRole("radio", { name: "卫浴" }));
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText("文件下载失败")).toBeTruthy();
    expect(saved()).toEqual([]);
  },
);

test("[BATCH-02] [BATCH-03] [BATCH-04] [API-100] the steps are numbered: goods, template, upload", () => {
  open();
  const steps = within(screen.getByRole("list", { name: "批量下单步骤" })).getAllByRole("heading");
  expect(steps.map(({ textContent }) => textContent)).toEqual(["1下载我的商品", "2下载模板", "3上传表格"]);
});

test("[BATCH-03] [API-101] the columns of the chosen type's template are explained, and those that are required are marked", async () => {
  const { user, network } = open(true);
  await user.click(screen.getByRole("radio", { name: /即时订单/ }));
  await user.click(screen.getByRole("button", { name: "各列说明" }));
  const columns = within(await screen.findByRole("list", { name: "模板的列" })).getAllByRole("listitem");
  expect(columns.map(({ textContent }) => textContent)).toEqual(["客户电话必填11 位手机号", "备注选填"]);
  expect(network.sentTo("ImportTemplate")).toEqual([{ orderType: "TIMELY" }]);
});

test("[BATCH-01] [BATCH-04] [BATCH-05] [API-103] a table is sent for its category and kind of order, and leads to its rows", async () => {
  const { user, address } = open(true);
  const sent = fakeUploads(() => success({ importId: 77, rows: [] }));
  const choose = () =>
    fireEvent.change(screen.getByLabelText(/把填好的表格拖到这里/), {
      target: { files: [new File(["客户姓名"], "昨日订单.csv")] },
    });
  choose();
  expect(screen.getByText("请先选择商品类目")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole("radio", { name: "卫浴" }));
  await user.click(screen.getByRole("radio", { name: /即时订单/ }));
  choose();
  await waitFor(() => expect(address()).toBe("/user/batch/order?import=77"));
  const asked = new URLSearchParams({ goodTypeId: "2", goodTypeName: "卫浴", orderType: "TIMELY" });
  expect(sent.map((upload) => upload.address)).toEqual([`/order/api/order/order_import?${asked}`]);
});

test("[BATCH-04] [ERR-01] [GEN-12] a table that the platform refuses is told in its words, in its place and as a toast, and leads nowhere", async () => {
  const { user, address } = open();
  const start = address();
  fakeUploads(() => ({ code: 4403, message: "文件中没有数据，请填写后再上传", data: null }));
  await user.click(screen.getByRole("radio", { name: "卫浴" }));
  fireEvent.change(screen.getByLabelText(/把填好的表格拖到这里/), {
    target: { files: [new File(["客户姓名"], "昨日订单.csv")] },
  });
  await eventually(() => expect(screen.getAllByText("文件中没有数据，请填写后再上传")).toHaveLength(2));
  expect(address()).toBe(start);
});

test("[BATCH-04] once a category is chosen, 选择文件 opens the files of the device", async () => {
  const { user } = open();
  const onOpen = vi.fn();
  screen.getByLabelText(/把填好的表格拖到这里/).addEventListener("click", onOpen);
  await user.click(screen.getByRole("radio", { name: "卫浴" }));
  await user.click(screen.getByRole("button", { name: "选择文件" }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test("[BATCH-03] [ROLE-13] [API-102] immediate orders are offered where the platform allows them, with a template of their own", async () => {
  const { user, asked } = open(true);
  await user.click(screen.getByRole("radio", { name: "卫浴" }));
  await user.click(screen.getByRole("radio", { name: /即时订单/ }));
  await user.click(screen.getByRole("button", { name: "下载模板" }));
  expect(await screen.findByText("文件下载失败")).toBeTruthy();
  expect(asked).toEqual(["/order/api/order/get_first_template_stream?orderType=TIMELY&goodTypeId=2"]);
});

test("[ROLE-13] they are not offered otherwise", () => {
  open();
  expect(screen.queryByRole("radio", { name: /即时订单/ })).toBeNull();
});

test("[BATCH-01] the choices are locked until the page has come alive, which would lose an early one", () => {
  const locked = (page: HTMLElement) => page.querySelectorAll("fieldset[disabled] input[type=radio]").length;
  let early = 0;
  const look = (html: HTMLElement) => {
    early = locked(html);
  };
  render(<BatchStart goodsTypes={TYPES} mayOrderImmediately />, { early: look });
  expect([early, locked(document.body)]).toEqual([4, 0]);
});
