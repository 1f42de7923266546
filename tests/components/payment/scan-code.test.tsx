import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ScanCode } from "../../../app/features/payment/provider/scan-code";
import { drawQrCode } from "../../../app/lib/qr-code";

const shown = (code: string) => {
  render(<ScanCode code={code} />);
  return screen.findByRole("img", { name: "微信支付二维码" });
};
const sizeOf = (picture: Element) => [picture.getAttribute("width"), picture.getAttribute("height")];

test("[CONST-33] [API-070] [API-077] [MARK-10] the text of a code is drawn 200 pixels wide and high", async () => {
  const text = "weixin://wxpay/bizpayurl?pr=p4lpSuKzz";
  const code = await shown(text);
  expect(code.tagName).toBe("svg");
  expect(sizeOf(code)).toEqual(["200", "200"]);
  expect(code.querySelector("path")?.getAttribute("d")).toBe(drawQrCode(text).path);
});

test("[C-19] [PAY-06] [CONST-33] a code that came as an image is shown as it is, as large", async () => {
  const source = "data:image/svg+xml;base64,AAAA";
  const code = await shown(source);
  expect(code.getAttribute("src")).toBe(source);
  expect(sizeOf(code)).toEqual(["200", "200"]);
});
