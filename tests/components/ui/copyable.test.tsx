import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CopyOrder } from "../../../app/features/order-detail/head/copy-order";
import { Copyable } from "../../../app/ui/buttons/copyable";
import { render } from "../../support/components/render";

const open = () =>
  render(
    <Copyable value="26112015603984" label="订单号">
      261120 1560 3984
    </Copyable>,
  );

test("[ERR-07] [GEN-19] [ERR-18] [GEN-13] the value is copied without its spaces, and 复制成功 is said", async () => {
  const { user } = open();
  const copied = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: "复制订单号" }));
  expect((await screen.findByText("复制成功")).closest("[class*=success]")).toBeTruthy();
  expect(copied.mock.calls).toEqual([["26112015603984"]]);
});

test("[ERR-07] [GEN-19] where the browser refuses, the value is selected to be copied by hand", async () => {
  const { user } = open();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(screen.getByRole("button", { name: "复制订单号" }));
  expect(await screen.findByText("该浏览器不支持自动复制，请手动复制")).toBeTruthy();
  expect(window.getSelection()?.toString()).toBe("261120 1560 3984");
});

const ORDER = {
  ...{
    orderNo: "26112015603984",
    customerName: "王小满",
    customerPhone: "13800138000",
    provinceName: "浙江省",
  },
  ...{
    cityName: "杭州市",
    displayAddress: "文三路 90 号",
    serviceTypeName: "仅安装",
    displayStatus: "待付款",
  },
  ...{ matters: [], items: [{ name: "沙发", count: 1 }] },
};

test("[GEN-19] [ERR-07] [GEN-13] an order is copied in words, and is told alike", async () => {
  const { user } = render(<CopyOrder order={ORDER as never} />);
  const copied = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: "复制订单信息" }));
  expect((await screen.findByText("复制成功")).closest("[class*=success]")).toBeTruthy();
  expect(copied).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^订单号：26112015603984；客户：王小满/),
  );
  copied.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(screen.getByRole("button", { name: "复制订单信息" }));
  expect(await screen.findByText("该浏览器不支持自动复制，请手动复制")).toBeTruthy();
});
