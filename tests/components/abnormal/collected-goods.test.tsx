import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CollectedGoods } from "../../../app/features/abnormal/collected-goods";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const PICK_UP = { content: "外箱完好", imageUrls: ["/files/7.jpg"] };

function open(order: { needsPickup: boolean; service: { pickUp: typeof PICK_UP | null } }) {
  const network = graphNetwork({ PickUpRecord: { orderRecords: { pickUp: PICK_UP } } });
  render(<CollectedGoods order={{ id: "5", orderNo: "26112015603984", ...order } as never} />);
  return network;
}

test("[API-040] [ENT-19] photos of collected goods are asked for where the order does not contain them", async () => {
  const network = open({ needsPickup: true, service: { pickUp: null } });
  expect(await screen.findByText("外箱完好")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "提货记录" })).toBeTruthy();
  const photo = screen.getByRole("button", { name: "查看提货照片第 1 张，共 1 张" });
  expect(photo.querySelector("img")?.getAttribute("src")).toBe("/files/7.jpg");
  expect(network.sentTo("PickUpRecord")).toEqual([{ orderId: "5" }]);
});

test("[API-040] they are not asked for where the order contains them", () => {
  const network = open({ needsPickup: true, service: { pickUp: { ...PICK_UP, content: "一件破损" } } });
  expect(screen.getByText("一件破损")).toBeTruthy();
  expect(network.sent).toEqual([]);
});

test("[API-040] they are not asked for where nothing is collected", () => {
  const network = open({ needsPickup: false, service: { pickUp: null } });
  expect(screen.queryByText("提货记录")).toBeNull();
  expect(network.sent).toEqual([]);
});
