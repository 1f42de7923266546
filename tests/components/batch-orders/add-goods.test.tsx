import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AddGoodsDialog } from "../../../app/features/batch-orders/work/add-goods-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test("[BATCH-10] [CONST-24] adding a good of the file marks its kind and its one picture as required, and sends nothing without them", async () => {
  const network = graphNetwork({});
  const dialog = (
    <AddGoodsDialog importId="1" name="飞毯" goodsTypes={[{ id: "101", name: "地毯" }]} onClose={vi.fn()} />
  );
  const { user } = render(dialog);
  expect((await screen.findByText(/^商品图片/)).textContent).toMatch(/^\*必填商品图片/);
  expect(screen.getByText("0 / 1")).toBeTruthy();
  expect(screen.getByText(/^商品类别/).textContent).toMatch(/^\*必填商品类别/);
  await user.click(screen.getByRole("button", { name: "添加" }));
  expect((await screen.findAllByText("请上传商品图片")).length).toBeGreaterThan(0);
  expect(network.sentTo("AddImportGoods")).toEqual([]);
});
