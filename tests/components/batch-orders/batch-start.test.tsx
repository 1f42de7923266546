import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BatchStart } from "../../../app/features/batch-orders/start/batch-start";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const TYPES = [
  { id: "1", name: "家具", icon: "furniture" },
  { id: "2", name: "卫浴", icon: "bathroom" },
];
/** Nothing to download: the server's words for that. */
const nothing = () => Response.json({ code: 4000, message: "文件下载失败", data: null });

function open(mayOrderImmediately = false) {
  const asked: string[] = [];
  const answer = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    return nothing();
  };
  graphNetwork(
    {},
    {
      "/order/api/order/download_user_goods": answer,
      "/order/api/order/get_first_template_stream": answer,
    },
  );
  return { asked, ...render(<BatchStart goodsTypes={TYPES} mayOrderImmediately={mayOrderImmediately} />) };
}

test.each(["下载我的商品", "下载模板", "选择文件"])(
  "[BATCH-01] %s asks for the category first",
  async (button) => {
    const { user, asked } = open();
    await user.click(screen.getByRole("button", { name: button }));
    expect(screen.getByText("请先选择商品类目")).toBeTruthy();
    expect(asked).toEqual([]);
  },
);

test.each([
  ["BATCH-02", "下载我的商品", "/order/api/order/download_user_goods?goodTypeId=2"],
  ["BATCH-03", "下载模板", "/order/api/order/get_first_template_stream?orderType=GENERAL&goodTypeId=2"],
])(
  "[%s] [BATCH-11] [ERR-10] %s downloads for the category, or says 文件下载失败",
  async (_id, button, address) => {
    const { user, asked } = open();
    await user.click(screen.getByRole("radio", { name: "卫浴" }));
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText("文件下载失败")).toBeTruthy();
    expect(asked).toEqual([address]);
  },
);

test("[BATCH-03] [ROLE-13] [API-102] immediate orders are offered where the platform allows them, with a template of their own", async () => {
  const { user, asked } = open(true);
  await user.click(screen.getByRole("radio", { name: "卫浴" }));
  await user.click(screen.getByRole("radio", { name: /即时订单/ }));
  await user.click(screen.getByRole("button", { name: "下载模板" }));
  expect(await screen.findByText("文件下载失败")).toBeTruthy();
  expect(asked).toEqual(["/order/api/order/get_first_template_stream?orderType=TIMELY&goodTypeId=2"]);
});

test("[ROLE-13] they are not offered otherwise", () => {
  open();
  expect(screen.queryByRole("radio", { name: /即时订单/ })).toBeNull();
});
