import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ConfirmDialog } from "../../../app/features/withdrawals/confirm-dialog";
import { drawQrCode } from "../../../app/lib/qr-code";
import { render } from "../../support/components/render";

test("[CONST-33] the page that confirms a withdrawal in WeChat is a code, 200 pixels wide and high", async () => {
  const path = "/wechat/confirm/t1";
  const at = { confirmBefore: "2026-11-20T11:00:00+08:00", serverNow: "2026-11-20T10:00:00+08:00" };
  render(<ConfirmDialog path={path} {...at} onClose={() => undefined} />);
  const code = await screen.findByRole("img", { name: "确认收款的二维码" });
  expect([code.getAttribute("width"), code.getAttribute("height")]).toEqual(["200", "200"]);
  const { path: drawn } = drawQrCode(`${window.location.origin}${path}`);
  expect(code.querySelector("path")?.getAttribute("d")).toBe(drawn);
});
