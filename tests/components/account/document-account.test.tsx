import { expect, test } from "vitest";
import { DocumentAccount } from "../../../app/features/document/document-account";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test("[ERR-14] [NAV-03] signing out of a public page is asked about under 提示, with 取消 and 确定", () => {
  graphNetwork();
  render(<DocumentAccount />);
  expect(document.querySelector("template")?.innerHTML).toMatch(
    /<h2[^>]*>提示<\/h2><p[^>]*>确定要退出登录吗？<\/p>.*?取消.*?value="leave"[^>]*>.*?确定/,
  );
});
