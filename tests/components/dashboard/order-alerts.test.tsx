import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OrderAlerts } from "../../../app/features/dashboard/todos/order-alerts";
import { announceChanges } from "../../../app/lib/graphql/page-client";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const nothing = { nodes: [], total: 0 };
const alerts = (hasArrived: boolean) => ({
  ...{ abnormal: nothing, unanswered: nothing, rescheduled: nothing },
  consignments: {
    nodes: [
      {
        ...{ orderId: "5", orderNo: "26112015603984", goodsTypeName: "家具", customerName: "王小满" },
        ...{ hasArrived, number: "DPK1", company: "德邦快递" },
      },
    ],
  },
});

test("[HOME-19] goods that have arrived are said to be there once their order has changed", async () => {
  graphNetwork({ HomeAlerts: { viewer: alerts(true) } });
  render(<OrderAlerts viewer={alerts(false) as never} />);
  expect(screen.getByText("未到货")).toBeTruthy();
  await act(async () => announceChanges(["Order"]));
  expect(await screen.findByText("已到货")).toBeTruthy();
});
