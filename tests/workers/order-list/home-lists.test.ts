import { beforeAll, expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { newItem } from "../../support/orders/orders";

const life = withOneLife(1_000_000, { isShared: true });
const list = async (query: Record<string, string>) =>
  (await life.call("GET", `/order/api/order?${new URLSearchParams(query)}`)).data.rows;

let wanted: { id: number; orderNo: string };
beforeAll(async () => {
  const customer = { customerName: "欧阳100%_Li", customerPhone: "13612345678" };
  const id = await life.orderIn("WAIT_INSTALL", { ...customer, logisticsNo: "DPk36209" });
  await life.orderIn("WAIT_INSTALL", { customerName: "李四", customerPhone: "13900001361" });
  wanted = (await life.call("GET", `/order/api/order/${id}`)).data;
});

test.each([
  ["HOME-05", "phone", () => ({ customer: "13612345678" })],
  ["HOME-06", "number", () => ({ orderNo: wanted.orderNo })],
  ["HOME-07", "customer's name", () => ({ customer: "欧阳" })],
  ["HOME-08", "waybill number", () => ({ logisticsNo: "DPk36209" })],
])(
  "[%s] the search of the home page finds an order alone by its %s, in its tab as well",
  async (_id, _what, query) => {
    for (const status of ["", "INSERVICE"]) {
      const found = await list({ ...query(), ...(status && { status }) });
      expect(found.map(({ id }: { id: number }) => id)).toEqual([wanted.id]);
    }
  },
);

test("[HOME-23] an order of the list comes with its goods and their picture", async () => {
  const [order] = await list({ status: "UNSETTLED", orderNo: wanted.orderNo });
  expect(order.orderItems).toMatchObject([newItem()]);
});
