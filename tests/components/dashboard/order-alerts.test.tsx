import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LogisticsCard } from "../../../app/features/dashboard/logistics-card";
import { OrderAlerts } from "../../../app/features/dashboard/todos/order-alerts";
import { announceChanges } from "../../../app/lib/graphql/page-client";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const nothing = { nodes: [], total: 0 };
const alerts = (hasArrived: boolean) => ({
  ...{ abnormal: nothing, unanswered: nothing, rescheduled: nothing },
  consignments: {
    nodes: ["5", "6", "7", "8"].map((orderId) => ({
      ...{ orderId, orderNo: "26112015603984", goodsTypeName: "家具", customerName: "王小满" },
      ...{ hasArrived, number: "DPK1", company: "德邦快递" },
    })),
  },
});

test.each([
  [null, 0],
  [false, 1],
])(
  "[HOME-19] [DETAIL-14] goods that are signed for, arrived: %s, ask %i times for the confirmation",
  async (hasArrived, times) => {
    graphNetwork({
      HomeWaybill: { waybillTrack: { stateName: "已签收", steps: [] } },
    });
    const consignment = { orderId: null, orderNo: "", goodsTypeName: "", customerName: "" };
    const nodes = [{ ...consignment, hasArrived, number: "DPK1", company: null }];
    const { user } = render(<LogisticsCard consignments={{ nodes } as never} />);
    await user.click(screen.getByRole("button", { name: "物流轨迹：DPK1" }));
    expect(await screen.findByText("已签收")).toBeTruthy();
    expect(screen.queryAllByText(/请确认到货/)).toHaveLength(times);
  },
);

test("[HOME-19] [LOG-04] goods of four orders that have arrived are said to be there once their orders have changed", async () => {
  graphNetwork({ HomeAlerts: { viewer: alerts(true) } });
  render(<OrderAlerts viewer={alerts(false) as never} />);
  expect(screen.getAllByText("未到货")).toHaveLength(4);
  await act(async () => announceChanges(["Order"]));
  expect(await screen.findAllByText("已到货")).toHaveLength(4);
});
