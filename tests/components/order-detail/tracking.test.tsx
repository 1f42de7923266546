import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TrackingPanel } from "../../../app/features/order-detail/logistics/tracking-panel";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const STEPS = [{ __typename: "TrackStep", time: "2026-11-22 10:00:00", text: "到达【杭州转运中心】" }];
const TRACK = { waybillTrack: { __typename: "WaybillTrack", stateName: "运输中", steps: STEPS } };

test.each(["LOG-05", "ENT-22"])(
  "[%s] [API-098] [DETAIL-15] [DETAIL-16] where goods are is asked by the number of their waybill; a failure clears it",
  async () => {
    const network = graphNetwork({ WaybillTrack: TRACK });
    const { user } = render(<TrackingPanel number="DPK1" company="德邦" hasArrived={false} />);
    expect(await screen.findByText("到达【杭州转运中心】")).toBeTruthy();
    expect(network.sentTo("WaybillTrack")).toEqual([{ number: "DPK1" }]);

    const failed = () => Response.json({ data: null, errors: [{ message: "upstream" }] });
    network.answer({ WaybillTrack: failed });
    await user.click(screen.getByRole("button", { name: "刷新物流" }));
    expect(await screen.findByText("物流信息查询失败，请稍后再试")).toBeTruthy();
    expect(screen.queryByText("到达【杭州转运中心】")).toBeNull();
  },
);

test("[DETAIL-15] without a waybill nothing is asked", () => {
  const network = graphNetwork();
  render(<TrackingPanel number={null} company={null} hasArrived={false} />);
  expect(screen.getByText("还没有物流单号")).toBeTruthy();
  expect(network.sent).toEqual([]);
});
