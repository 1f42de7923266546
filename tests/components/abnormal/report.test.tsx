import { screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { ExceptionDialog } from "../../../app/features/abnormal/exception-dialog";
import { OrderActions } from "../../../app/features/orders/order-actions";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

/** The dialog, or what opens it. */
function open(workerName: string | null = "陈师傅", part?: JSX.Element) {
  const items = [
    { id: "51", name: "餐桌" },
    { id: "52", name: "餐椅" },
  ];
  const network = graphNetwork({
    ExceptionForm: {
      order: { id: "5", items, workerName },
      dictItems: [
        { text: "货物破损", value: "1" },
        { text: "缺件", value: "2" },
      ],
    },
    ReportException: { answer: { __typename: "ExceptionChange" } },
  });
  const dialog = <ExceptionDialog orderId="5" onClose={() => undefined} />;
  return { ...render(part ?? dialog, { about: ["Order:5"] }), network };
}

test("[ABN-20] [ABN-21] [ERR-16] [ENT-18] an exception wants its kind, from the dictionary, and at most 500 characters about it", async () => {
  const { user, network, reloads } = open();
  await user.click(await screen.findByRole("button", { name: "提交" }));
  expect(screen.getByText("请选择异常类型")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "缺件" }));
  await user.click(screen.getByRole("button", { name: "提交" }));
  expect(screen.getByText("请输入异常描述")).toBeTruthy();
  expect(network.sentTo("ReportException")).toEqual([]);
  await user.click(screen.getByRole("textbox", { name: /异常描述/ }));
  await user.paste("缺".repeat(501));
  await user.click(screen.getByRole("button", { name: "提交" }));
  await waitFor(() => expect(reloads()).toBe(1));
  expect(network.sentTo("ReportException")).toEqual([
    {
      input: {
        orderId: "5",
        type: "2",
        description: "缺".repeat(500),
        imageUrls: [],
        itemIds: [],
        source: "CUSTOMER",
      },
    },
  ]);
});

test("[ABN-19] [API-065] [API-097] [ENT-18] the master of the order may be its source, without a name of its own", async () => {
  const { user, network } = open();
  await user.click(await screen.findByRole("radio", { name: "货物破损" }));
  await user.type(screen.getByRole("textbox", { name: /异常描述/ }), "桌腿断了");
  await user.click(screen.getByRole("radio", { name: "师傅" }));
  await user.click(screen.getByRole("button", { name: "提交" }));
  expect(await screen.findByText("添加成功")).toBeTruthy();
  const input = {
    orderId: "5",
    type: "1",
    description: "桌腿断了",
    imageUrls: [],
    itemIds: [],
    source: "WORKER",
  };
  expect(network.sentTo("ReportException")).toEqual([{ input }]);
});

test("[ABN-19] an order without a master has the customer and others as sources", async () => {
  open(null);
  const group = await screen.findByRole("group", { name: /异常来源/ });
  const sources = within(group)
    .getAllByRole("radio")
    .map((radio) => radio.getAttribute("value"));
  expect(sources).toEqual(["CUSTOMER", "OTHER"]);
});

test("[ABN-19] [ABN-22] [CONST-25] [ERR-19] goods and another source are sent, whose name has 100 characters and whose phone has 11", async () => {
  const { user, network, reloads } = open();
  await user.click(await screen.findByRole("radio", { name: "货物破损" }));
  await user.type(screen.getByRole("textbox", { name: /异常描述/ }), "桌腿断了");
  await user.click(screen.getByRole("checkbox", { name: "餐椅" }));
  await user.click(screen.getByRole("radio", { name: "其他" }));
  await user.click(screen.getByRole("textbox", { name: /来源名称/ }));
  await user.paste("王".repeat(101));
  await user.click(screen.getByRole("textbox", { name: /联系方式/ }));
  await user.paste("137000000001");
  await user.click(screen.getByRole("button", { name: "提交" }));
  expect(await screen.findByText("添加成功")).toBeTruthy();
  await waitFor(() => expect(reloads()).toBe(1));
  expect(network.sentTo("ReportException")).toEqual([
    {
      input: {
        orderId: "5",
        type: "1",
        description: "桌腿断了",
        imageUrls: [],
        itemIds: ["52"],
        source: "OTHER",
        sourceName: "王".repeat(100),
        sourcePhone: "13700000000",
      },
    },
  ]);
});

test("[API-065] [ENT-18] [ERR-18] another source goes out with its name and phone, and the goods that are concerned", async () => {
  const { user, network } = open();
  await user.click(await screen.findByRole("radio", { name: "缺件" }));
  await user.type(screen.getByRole("textbox", { name: /异常描述/ }), "少一把");
  for (const name of ["餐桌", "餐椅"]) await user.click(screen.getByRole("checkbox", { name }));
  await user.click(screen.getByRole("radio", { name: "其他" }));
  await user.type(screen.getByRole("textbox", { name: /来源名称/ }), "物流站点");
  await user.type(screen.getByRole("textbox", { name: /联系方式/ }), "13700000000");
  await user.click(screen.getByRole("button", { name: "提交" }));
  expect(await screen.findByText("添加成功")).toBeTruthy();
  const source = { source: "OTHER", sourceName: "物流站点", sourcePhone: "13700000000" };
  expect(network.sentTo("ReportException")).toMatchObject([
    { input: { orderId: "5", type: "2", description: "少一把", itemIds: ["51", "52"], ...source } },
  ]);
});

test.each([
  ["+86 138 0013 8000", "13800138000"],
  ["010-88886666", "01088886666"],
  ["１３８ ００１３ ８０００", "13800138000"],
])("[U38] [ABN-22] the phone %s of another source is reported as its digits", async (written, phone) => {
  const { user, network } = open();
  await user.click(await screen.findByRole("radio", { name: "缺件" }));
  await user.type(screen.getByRole("textbox", { name: /异常描述/ }), "少一把");
  await user.click(screen.getByRole("radio", { name: "其他" }));
  await user.click(screen.getByRole("textbox", { name: /联系方式/ }));
  await user.paste(written);
  await user.click(screen.getByRole("button", { name: "提交" }));
  await screen.findByText("添加成功");
  expect(network.sentTo("ReportException")).toMatchObject([{ input: { sourcePhone: phone } }]);
});

test("[LIST-37] [ACT-18] [API-065] an exception is added to the order in whose row its dialog was opened", async () => {
  const row = { id: "5", orderNo: "26112215603984", type: "GENERAL", status: "WAIT_INSTALL" };
  const offered = { actions: ["ADD_EXCEPTION"], blockedActions: [], matters: [] };
  const actions = (
    <Suspense>
      <OrderActions order={{ ...row, ...offered } as never} />
    </Suspense>
  );
  const { user, network, reloads } = open("陈师傅", actions);
  await user.click(screen.getByRole("button", { name: "更多" }));
  await user.click(await screen.findByRole("menuitem", { name: "添加异常" }));
  const dialog = within(await screen.findByRole("dialog", { name: "添加异常" }));
  await user.click(await dialog.findByRole("radio", { name: "货物破损" }));
  await user.type(dialog.getByRole("textbox", { name: /异常描述/ }), "桌腿断了");
  await user.click(dialog.getByRole("button", { name: "提交" }));
  expect(await screen.findByText("添加成功")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sentTo("ExceptionForm")).toContainEqual({ id: "5" });
  expect(network.sentTo("ReportException")).toMatchObject([
    { input: { orderId: "5", type: "1", description: "桌腿断了" } },
  ]);
  await waitFor(() => expect(reloads()).toBe(1));
});
