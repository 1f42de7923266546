import { expect, test, vi } from "vitest";
import { AddressDialog } from "../../../app/features/batch-orders/confirm/address-dialog";
import { renderOnePage } from "../../support/one-page-app";
import { graph } from "../../support/open-dialogs";
import { withGraphql } from "../../support/with-graphql";

vi.mock("../../../app/ui/dialog", async () => ({
  Dialog: (await import("../../support/open-dialogs")).Dialog,
}));
vi.mock("../../../app/lib/graphql/use-read", async () => ({
  useRead: (await import("../../support/open-dialogs")).useRead,
}));

const nothing = () => undefined;

test("[BATCH-07] a dialog shows of each row the customer, both addresses as written and as recognised", async () => {
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
  graph.answer = { viewer: { importRows: { nodes: [row], total: 1 } } };
  const Page = withGraphql(() => (
    <AddressDialog importId="1" readyIds={["7"]} onClose={nothing} onChanged={nothing} onPay={nothing} />
  ));
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  const html = (await (await renderOnePage({ default: Page }, { context })).text()).replace(/<!-- -->/g, "");
  expect(html).toContain('data-dialog="确认地址"');
  expect(html.replace(/<[^>]+>/g, "")).toMatch(/第 3 行 王小满 138 0013 8000/);
  const facts = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, name, value = ""]) => [
    name,
    value.replace(/<[^>]+>/g, ""),
  ]);
  expect(facts).toEqual([
    ["客户地址", values.address],
    ["识别为", row.identifiedAddress],
    ["提货地址", values.pickupAddress],
    ["识别为", row.identifiedPickupAddress],
  ]);
});
