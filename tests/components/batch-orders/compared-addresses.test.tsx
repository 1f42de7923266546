import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AddressDialog } from "../../../app/features/batch-orders/confirm/address-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const nothing = () => undefined;

test("[BATCH-07] [ENT-29] a dialog shows of each row the customer, both addresses as written and as recognised", async () => {
  const values = {
    customerName: "王小满",
    customerPhone: "13800138000",
    address: "浙江杭州西湖区文三路",
    pickupAddress: "浙江绍兴越城区物流园",
  };
  const row = {
    ...{ id: "7", position: 3, issues: [], notes: [], totalFee: null, orderId: null, failure: null },
    values: Object.entries(values).map(([field, text]) => ({ field, text })),
    identifiedAddress: "浙江省杭州市西湖区文三路",
    identifiedPickupAddress: "浙江省绍兴市越城区物流园",
  };
  graphNetwork({ ImportAddresses: { viewer: { importRows: { nodes: [row], total: 1 } } } });
  render(<AddressDialog importId="1" readyIds={["7"]} takesBids onClose={nothing} onPay={nothing} />);
  const dialog = await screen.findByRole("dialog", { name: "确认地址" });
  await within(dialog).findByText(values.address);
  expect(dialog.textContent).toMatch(/第 3 行 王小满 138 0013 8000/);
  const facts = [...dialog.querySelectorAll("dt")].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    ["客户地址", values.address],
    ["识别为", row.identifiedAddress],
    ["提货地址", values.pickupAddress],
    ["识别为", row.identifiedPickupAddress],
  ]);
});

test("[BATCH-07] [BATCH-08] further rows stand on a second page, and the ticked rows of both pages are submitted", async () => {
  const row = (id: string, position: number) => ({
    ...{ id, position, issues: [], notes: [], totalFee: null, orderId: null, failure: null },
    values: [{ field: "customerName", text: "王小满" }],
    ...{ identifiedAddress: "浙江省杭州市西湖区文三路", identifiedPickupAddress: null },
  });
  const placed = ["7", "8"].map((rowId) => ({ rowId, orderId: `9${rowId}`, message: "" }));
  const rowsOf = ({ page }: Record<string, unknown>) => ({
    viewer: { importRows: { nodes: [page === 1 ? row("7", 3) : row("8", 23)], total: 21 } },
  });
  const network = graphNetwork({
    ImportAddresses: rowsOf,
    SubmitImportRows: { answer: { __typename: "SubmittedRows", rows: placed } },
  });
  const { user } = render(
    <AddressDialog importId="1" readyIds={["7"]} takesBids onClose={nothing} onPay={nothing} />,
  );
  const dialog = within(await screen.findByRole("dialog", { name: "确认地址" }));
  expect(await dialog.findByRole("checkbox", { name: /第 3 行 王小满/ })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "下一页" }));
  await user.click(await dialog.findByRole("checkbox", { name: /第 23 行 王小满/ }));
  expect(network.sentTo("ImportAddresses").at(-1)).toMatchObject({ importId: "1", page: 2 });
  expect(dialog.getByText("已选 2 单")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "提交订单" }));
  expect(await dialog.findByText(/^提交成功，2 单已下单/)).toBeTruthy();
  expect(network.sentTo("SubmitImportRows")).toEqual([{ rowIds: ["7", "8"], priceWay: "PLATFORM" }]);
});
