import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ToastBox } from "../../../app/ui/feedback/toast-box";
import { ROOT } from "../../support/project/source-files";

test("[GEN-13] the tone of a success has the colours of a success", () => {
  const box = renderToStaticMarkup(<ToastBox tone="success" text="操作成功" onClose={() => undefined} />);
  expect(box).toMatch(/class="[^"]*success/);
  const css = readFileSync(`${ROOT}/app/ui/feedback/toast.module.css`, "utf8");
  const rule = css.match(/^\.success \{([^}]*)\}/m)?.[1];
  expect(rule?.match(/var\(--color-[a-z-]+\)/g)).toEqual([
    "var(--color-success)",
    "var(--color-success-tint)",
    "var(--color-success-ink)",
  ]);
});
