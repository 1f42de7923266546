import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { DrawnCode } from "../../../app/features/payment/provider/drawn-code";
import { ScanCode } from "../../../app/features/payment/provider/scan-code";
import { drawQrCode } from "../../../app/lib/qr-code";

vi.mock("../../../app/ui/lazy-component", () => ({ lazyComponent: () => DrawnCode }));

const shown = (code: string) => renderToStaticMarkup(<ScanCode code={code} />);

test("[CONST-33] [API-070] [API-077] the text of a code is drawn 200 pixels wide and high", () => {
  const text = "weixin://wxpay/bizpayurl?pr=p4lpSuKzz";
  const html = shown(text);
  expect(html).toContain('width="200" height="200"');
  expect(html).toContain(`d="${drawQrCode(text).path}"`);
  expect(html).not.toContain("<img");
});

test("[C-19] a code that came as an image is shown as it is, as large", () => {
  const html = shown("data:image/svg+xml;base64,AAAA");
  expect(html).toMatch(/<img [^>]*src="data:image\/svg\+xml;base64,AAAA"[^>]*width="200" height="200"/);
  expect(html).not.toContain("<svg");
});
