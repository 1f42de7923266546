import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Copyable } from "../../../app/ui/buttons/copyable";
import { render } from "../../support/components/render";

const open = () =>
  render(
    <Copyable value="26112015603984" label="订单号">
      261120 1560 3984
    </Copyable>,
  );

test("[ERR-07] [GEN-19] [ERR-18] the value is copied without its spaces, and 复制成功 is said", async () => {
  const { user } = open();
  const copied = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: "复制订单号" }));
  expect(await screen.findByText("复制成功")).toBeTruthy();
  expect(copied.mock.calls).toEqual([["26112015603984"]]);
});

test("[ERR-07] [GEN-19] where the browser refuses, the value is selected to be copied by hand", async () => {
  const { user } = open();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(screen.getByRole("button", { name: "复制订单号" }));
  expect(await screen.findByText("该浏览器不支持自动复制，请手动复制")).toBeTruthy();
  expect(window.getSelection()?.toString()).toBe("261120 1560 3984");
});
