import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SaveView } from "../../../app/features/order-list/views/save-view";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test.each([
  [["状态：待付款", "服务地区：浙江省杭州市"], "待付款 浙江省杭州市"],
  [["状态：待付款", "下单：2026-11-20 至 2026-11-29"], "待付款"],
  [["下单：2026-11-20 至 2026-11-29"], ""],
])("[U3] the name that is proposed for %j has whole values only: '%s'", async (chips, name) => {
  graphNetwork({});
  const saved = { views: [], isFailed: false, reload: () => undefined };
  const { user } = render(
    <SaveView saved={saved} filter={{ status: "WAIT_PAY" }} chips={chips.map((text) => ({ text }))} />,
  );
  await user.click(screen.getByRole("button", { name: "存为常用筛选" }));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /名称/ });
  expect(field.value).toBe(name);
});
