import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BasicTab } from "../../../app/features/order-detail/basic/basic-tab";
import { DetailProvider } from "../../../app/features/order-detail/detail-context";
import { TrackingPanel } from "../../../app/features/order-detail/logistics/tracking-panel";
import { graphNetwork } from "../../support/components/graph-network";
import { loadedOrder } from "../../support/components/loaded-order";
import { render } from "../../support/components/render";

const STEPS = [{ __typename: "TrackStep", time: "2026-11-22 10:00:00", text: "到达【杭州转运中心】" }];
const TRACK = { waybillTrack: { __typename: "WaybillTrack", stateName: "运输中", steps: STEPS } };

test.each(["LOG-05", "ENT-22", "GEN-12"])(
  "[%s] [API-098] [DETAIL-15] [DETAIL-16] where goods are is asked by the number of their waybill; a refusal clears it and is no toast",
  async () => {
    const network = graphNetwork({ WaybillTrack: TRACK });
    const { user } = render(<TrackingPanel number="DPK1" company="德邦" hasArrived={false} />);
    expect(await screen.findByText("到达【杭州转运中心】")).toBeTruthy();
    expect(screen.getByText("运输中")).toBeTruthy();
    expect(network.sentTo("WaybillTrack")).toEqual([{ number: "DPK1" }]);

    const refused = { message: "操作太频繁，请稍后再试", extensions: { code: 4029 } };
    const answer = () => Response.json({ data: null, errors: [refused] });
    network.answer({ WaybillTrack: answer });
    await user.click(screen.getByRole("button", { name: "刷新物流" }));
    expect(await screen.findByText("物流信息查询失败，请稍后再试")).toBeTruthy();
    expect(screen.queryByText("到达【杭州转运中心】")).toBeNull();
    expect(screen.queryByText(refused.message)).toBeNull();
  },
);

test("[DETAIL-15] without a waybill nothing is asked", () => {
  const network = graphNetwork();
  render(<TrackingPanel number={null} company={null} hasArrived={false} />);
  expect(screen.getByText("还没有物流单号")).toBeTruthy();
  expect(network.sent).toEqual([]);
});

test("[ENT-22] [ENUM-17] [DETAIL-15] [API-098] a waybill has its carrier and number, and where the goods are: the state, and every step with its time", async () => {
  graphNetwork({ WaybillTrack: TRACK });
  render(<TrackingPanel number="DPK1" company="德邦" hasArrived={false} />);
  const step = (await screen.findByText("到达【杭州转运中心】")).closest("li");
  expect(step?.textContent).toContain("2026-11-22 10:00:00");
  for (const shown of ["运输中", "德邦", "DPK1"]) expect(screen.getByText(shown)).toBeTruthy();
});

test("[ENT-22] an order shows carrier, number and phone of its goods, with code and place of the pickup", () => {
  graphNetwork();
  render(
    <DetailProvider order={loadedOrder()} serverNow="2026-11-22T09:00:00+08:00">
      <BasicTab />
    </DetailProvider>,
  );
  for (const shown of ["德邦快递", "DPK36209", "95353", "A-17", "城东物流园 3 号库"]) {
    expect(document.body.textContent).toContain(shown);
  }
});
