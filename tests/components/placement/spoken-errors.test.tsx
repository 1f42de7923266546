import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { GOODS_TYPES, openPlacement } from "../../support/components/placement-page";

test("[U52] [U36] the toast alone is an alert: the summary of an order's errors takes the focus without one", async () => {
  const { user } = openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, {
    draft: { customerName: "" },
  });
  await user.click(screen.getByRole("button", { name: "下一步" }));
  expect(await screen.findByText("请输入客户姓名", { selector: "[role=alert] p" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "请先修改以下 1 处" })).toBeTruthy();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});
