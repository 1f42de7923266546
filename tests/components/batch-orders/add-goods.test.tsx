import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AddGoodsDialog } from "../../../app/features/batch-orders/work/add-goods-dialog";
import { fakeUploads, success } from "../../support/components/fake-uploads";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test("[BATCH-10] [UPL-03] [CONST-24] [ERR-15] adding a good of the file marks its kind and its one picture as required, and sends nothing without them", async () => {
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
  expect(screen.getAllByText("请选择商品类别").length).toBeGreaterThan(0);
  expect(network.sentTo("AddImportGoods")).toEqual([]);
});

test("[BATCH-10] a good of the file is added as one of the kinds of the chosen category", async () => {
  fakeUploads(({ form }) => success({ url: `/files/${form.file}` }));
  const network = graphNetwork({ AddImportGoods: { answer: { __typename: "ImportChanged", rows: 2 } } });
  const kinds = [
    { id: "101", name: "沙发" },
    { id: "102", name: "床" },
  ];
  const dialog = <AddGoodsDialog importId="1" name="飞毯" goodsTypes={kinds} onClose={vi.fn()} />;
  const { user } = render(dialog);
  expect(await screen.findByText("飞毯")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /商品类别/ }));
  const offered = within(await screen.findByRole("listbox")).getAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual(["沙发", "床"]);
  await user.click(screen.getByRole("option", { name: "床" }));
  const picture = new File(["x"], "carpet.png", { type: "image/png" });
  fireEvent.change(screen.getByLabelText(/商品图片/, { selector: "input" }), {
    target: { files: [picture] },
  });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "添加" }).disabled).toBe(false),
  );
  await user.click(screen.getByRole("button", { name: "添加" }));
  expect(await screen.findByText("已添加到商品库，2 行已重新检查")).toBeTruthy();
  expect(network.sentTo("AddImportGoods")).toEqual([
    { importId: "1", name: "飞毯", goodsTypeId: "102", imageUrl: "/files/carpet.png" },
  ]);
});
