import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { pipe, subscribe } from "wonka";
import { AddressDialog } from "../../../app/features/batch-orders/confirm/address-dialog";
import type { Change } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const rowOf = (id: string, customerName: string) => ({
  ...{ id, position: Number(id), issues: [], notes: [], totalFee: null, orderId: null, failure: null },
  values: [{ field: "customerName", text: customerName }],
  ...{ identifiedAddress: "浙江省杭州市西湖区文三路", identifiedPickupAddress: null },
});

/** Every row becomes an order, whose id is that of the row behind a nine. */
const placed = ({ rowIds }: Record<string, unknown>) => ({
  answer: {
    __typename: "SubmittedRows",
    rows: (rowIds as string[]).map((rowId) => ({ rowId, orderId: `9${rowId}`, message: "" })),
  },
});

function open(readyIds: string[]) {
  const network = graphNetwork({
    ImportAddresses: {
      viewer: { importRows: { nodes: [rowOf("7", "王小满"), rowOf("8", "苏晚")], total: 2 } },
    },
    SubmitImportRows: placed,
  });
  const heard = { onClose: vi.fn(), onPay: vi.fn() };
  const dialog = <AddressDialog importId="1" readyIds={readyIds} takesBids {...heard} />;
  const { user, reloads } = render(dialog, { about: ["OrderImport"] });
  return {
    network,
    user,
    reloads,
    ...heard,
    press: (name: string) => user.click(screen.getByRole("button", { name })),
  };
}

test("[BATCH-08] [API-104] [ERR-19] [CONST-12] the rows that are ticked are submitted, and then paid within 24 hours", async () => {
  const { network, user, reloads, press, onPay } = open(["7"]);
  const [, first, second] = await screen.findAllByRole("checkbox");
  if (!first || !second) throw new Error("rows without a box");
  await user.click(first);
  await user.click(second);
  await press("提交订单");
  expect(await screen.findByText(/^提交成功，1 单已下单。请在 24 小时内付款。$/)).toBeTruthy();
  await waitFor(() => expect(reloads()).toBe(1));
  await user.click(screen.getByRole("button", { name: "去支付 1 单" }));
  expect(network.sentTo("SubmitImportRows")).toEqual([{ rowIds: ["8"], priceWay: "PLATFORM" }]);
  expect(onPay.mock.calls).toEqual([[["98"]]]);
});

test("[U59] orders that masters are to bid for are not paid yet", async () => {
  const { network, user, press } = open(["7"]);
  await user.click(await screen.findByRole("radio", { name: /师傅报价/ }));
  await press("提交订单");
  expect(await screen.findByText(/1 单已下单。等待师傅报价，收到报价会通知您。/)).toBeTruthy();
  expect(network.sentTo("SubmitImportRows")).toEqual([{ rowIds: ["7"], priceWay: "BIDS" }]);
  expect(screen.queryByRole("button", { name: /去支付/ })).toBeNull();
});

test("[ERR-19] 提交成功 is not said where a row was refused", async () => {
  const { network, press } = open(["7", "8"]);
  const refused = [
    { rowId: "7", orderId: "97", message: "" },
    { rowId: "8", orderId: null, message: "请输入客户姓名" },
  ];
  network.answer({ SubmitImportRows: { answer: { __typename: "SubmittedRows", rows: refused } } });
  await screen.findByText("已选 2 单");
  await press("提交订单");
  expect(await screen.findByText(/^1 单已下单，共提交 2 单/)).toBeTruthy();
  expect(screen.getByText(/1 单没有下单：请输入客户姓名/)).toBeTruthy();
  expect(screen.queryByText(/提交成功/)).toBeNull();
});

test("[BATCH-08] rows go out in pieces of twenty; what was not taken is said, and all of them are sent again", async () => {
  const ids = Array.from({ length: 25 }, (_, at) => `${at + 1}`);
  const { network, press } = open(ids);
  const refusal = { __typename: "BusinessError", code: 4029, message: "操作过于频繁" };
  const pieces: unknown[] = [];
  const submit = (sent: Record<string, unknown>) => {
    pieces.push(sent.rowIds);
    return pieces.length === 2 ? { answer: { ...refusal, retryAfterSeconds: null } } : placed(sent);
  };
  network.answer({ SubmitImportRows: submit });
  await screen.findByText("已选 25 单");
  await press("提交订单");
  expect(await screen.findByText(/操作过于频繁。还有 5 单没有提交，已下的订单不会重复/)).toBeTruthy();
  expect(screen.getByText(/^20 单已下单，共提交 25 单/)).toBeTruthy();
  await press("继续提交");
  expect(await screen.findByText(/^提交成功，25 单已下单/)).toBeTruthy();
  expect(pieces).toEqual([ids.slice(0, 20), ids.slice(20), ids.slice(0, 20), ids.slice(20)]);
});

test("[BATCH-08] a lost answer leaves the dialog, which says what may be ordered; it is sent again, and then the page is read", async () => {
  const { network, reloads, press } = open(["7", "8"]);
  await screen.findByText("已选 2 单");
  network.answer({ SubmitImportRows: new TypeError("Failed to fetch") });
  await press("提交订单");
  expect(
    await screen.findByText(/^网络.*还有 2 单没有得到结果，可能已下单；点“继续提交”不会重复下单/),
  ).toBeTruthy();
  expect(reloads()).toBe(0);
  network.answer({ SubmitImportRows: placed });
  await press("继续提交");
  expect(await screen.findByText(/^提交成功，2 单已下单/)).toBeTruthy();
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[BATCH-08] what was placed before a lost piece is certain: the page and the other tabs read it", async () => {
  const { network, reloads, press } = open(Array.from({ length: 25 }, (_, at) => `${at + 1}`));
  const changes: Change[] = [];
  const { unsubscribe } = pipe(
    pageClient().changes,
    subscribe((change) => void changes.push(change)),
  );
  onTestFinished(unsubscribe);
  const submit = (sent: Record<string, unknown>) =>
    (sent.rowIds as string[]).length < 20 ? new TypeError("Failed to fetch") : placed(sent);
  network.answer({ SubmitImportRows: submit });
  await screen.findByText("已选 25 单");
  await press("提交订单");
  expect(await screen.findByText(/还有 5 单没有得到结果/)).toBeTruthy();
  await waitFor(() => expect(reloads()).toBe(1));
  expect(changes).toEqual([{ changed: ["Order", "OrderImport"], isOwn: true }]);
});

test("[BATCH-08] rows that all were refused are read again, as they show the reason", async () => {
  const { network, reloads, press } = open(["7"]);
  const refused = [{ rowId: "7", orderId: null, message: "请输入客户姓名" }];
  network.answer({ SubmitImportRows: { answer: { __typename: "SubmittedRows", rows: refused } } });
  await screen.findByText("已选 1 单");
  await press("提交订单");
  expect(await screen.findByText(/1 单没有下单：请输入客户姓名/)).toBeTruthy();
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[BATCH-09] without a ticked row the dialog asks for one and submits nothing", async () => {
  const { network, press } = open([]);
  await screen.findByText("已选 0 单");
  await screen.findAllByRole("checkbox");
  await press("提交订单");
  expect(screen.getByText("请至少选择一个订单提交")).toBeTruthy();
  expect(network.sentTo("SubmitImportRows")).toEqual([]);
});

test("[BATCH-07] [U26] when the only row of the last page becomes an error, the page before is shown", async () => {
  const all = Array.from({ length: 21 }, (_, at) => rowOf(`${at + 1}`, `客户${at + 1}`));
  let good = all;
  const rowsOf = ({ page, pageSize }: Record<string, unknown>) => {
    const first = (Number(page) - 1) * Number(pageSize);
    const nodes = good.slice(first, first + Number(pageSize));
    return { viewer: { importRows: { nodes, total: good.length } } };
  };
  const loseLast = () => {
    good = all.slice(0, 20);
    return { answer: { __typename: "ImportChanged", rows: 1 } };
  };
  graphNetwork({ ImportAddresses: rowsOf, ChangeImportRow: loseLast });
  const dialog = <AddressDialog importId="1" readyIds={[]} takesBids onClose={vi.fn()} onPay={vi.fn()} />;
  const { user } = render(dialog, { about: ["OrderImport"] });
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  await press("下一页");
  expect(await screen.findByText(/客户21/)).toBeTruthy();
  await press("修改客户地址");
  await press("保存");
  expect(await screen.findByText(/客户20/)).toBeTruthy();
  expect(screen.queryByRole("navigation", { name: "地址分页" })).toBeNull();
});

test.each([
  ["BATCH-08", "提交订单"],
  ["U37", "下一页"],
])(
  "[BATCH-07] [%s] %s waits for an address that is typed and not saved, and names its row",
  async (_id, button) => {
    const rows = [rowOf("7", "王小满"), rowOf("8", "苏晚")];
    const network = graphNetwork({
      ImportAddresses: { viewer: { importRows: { nodes: rows, total: 21 } } },
      ChangeImportRow: { answer: { __typename: "ImportChanged", rows: 1 } },
      SubmitImportRows: placed,
    });
    const dialog = (
      <AddressDialog importId="1" readyIds={["7"]} takesBids onClose={vi.fn()} onPay={vi.fn()} />
    );
    const { user } = render(dialog);
    const press = (name: string) => user.click(screen.getByRole("button", { name }));
    await user.click((await screen.findAllByRole("button", { name: "修改客户地址" }))[1] as HTMLElement);
    const field = screen.getByRole("textbox", { name: "客户地址" });
    await user.type(field, "8 号");
    await press(button);
    expect(await screen.findByText("第 8 行的客户地址还没有保存")).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(network.sentTo("SubmitImportRows")).toEqual([]);
    expect(network.sentTo("ImportAddresses")).toHaveLength(1);
    await press("保存");
    await waitFor(() => expect(field.isConnected).toBe(false));
    await press(button);
    if (button === "下一页")
      await waitFor(() => expect(network.sentTo("ImportAddresses").at(-1)).toMatchObject({ page: 2 }));
    else await waitFor(() => expect(network.sentTo("SubmitImportRows")).toHaveLength(1));
  },
);

test("[BATCH-08] an address that was opened and not changed holds nothing up", async () => {
  const { network, user, press } = open(["7"]);
  await user.click((await screen.findAllByRole("button", { name: "修改客户地址" }))[0] as HTMLElement);
  await press("提交订单");
  await waitFor(() => expect(network.sentTo("SubmitImportRows")).toHaveLength(1));
});
