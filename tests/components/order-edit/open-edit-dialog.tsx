import { screen, within } from "@testing-library/react";
import { vi } from "vitest";
import { EditDialog } from "../../../app/features/order-edit/edit-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { areaTree } from "../../support/orders/area-tree";

const ORDER = {
  id: "5",
  status: "WAIT_PAY",
  isEditConfirmed: false,
  isDistrictOpen: true,
  customerName: "王小满",
  customerPhone: "13700001234",
  provinceName: "浙江省",
  cityName: "杭州市",
  areaName: "西湖区",
  areaCode: "330106",
  address: "文三路 90 号",
  hasLift: true,
  floors: null,
  isArrival: true,
  needsPickup: false,
  logisticsNo: null,
  expectedAt: null,
  remark: "轻放",
  goodsTypeId: "1",
  serviceTypeId: "2",
  totalVolume: 2.5,
  packingCount: 1,
  originalAmount: 30_000,
  items: [{ name: "三人沙发", count: 1, goodsTypeId: "101" }],
};
const QUOTE = { __typename: "PriceQuote", lines: [], workerFee: 31_000, totalFee: 34_000 };

/** The answer to the question for a price. */
export const QUOTED = { priceQuote: QUOTE };

/** The answer to the reading of the order, which differs from the usual one in these fields. */
export const edited = (order: object) => ({ order: { ...ORDER, ...order } });

/** Opens 修改订单 of such an order; the answers to its changes come one after the other. */
export function openEditDialog(
  order: object,
  answers: object[] = [{ __typename: "OrderEdited", isRequest: false }],
) {
  const edit = () => ({ answer: answers.shift() });
  const network = graphNetwork(
    {
      EditedOrder: edited(order),
      PriceQuote: QUOTED,
      EditOrder: edit,
    },
    {
      "/areas.json": () => Response.json(areaTree()),
      "/time": () => new Response(new Date().toISOString()),
    },
  );
  const onClose = vi.fn();
  return {
    ...render(<EditDialog orderId="5" onClose={onClose} />, { about: ["Order:5"] }),
    network,
    onClose,
  };
}

export const field = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
export const summary = () => within(screen.getByRole("region", { name: "修改内容" }));
