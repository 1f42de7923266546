import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ToastBox } from "../../../app/ui/feedback/toast-box";
import { ROOT } from "../../support/project/source-files";

test.each([
  ["GEN-13", "success"],
  ["ERR-08", "warning"],
] as const)("[%s] the tone of a %s has its colours", (_id, tone) => {
  const box = renderToStaticMarkup(<ToastBox tone={tone} text="操作成功" onClose={() => undefined} />);
  expect(box).toMatch(new RegExp(`class="[^"]*${tone}`));
  const css = readFileSync(`${ROOT}/app/ui/feedback/toast.module.css`, "utf8");
  const rule = css.match(new RegExp(`^\\.${tone} \\{([^}]*)\\}`, "m"))?.[1];
  expect(rule?.match(/var\(--color-[a-z-]+\)/g)).toEqual([
    `var(--color-${tone})`,
    `var(--color-${tone}-tint)`,
    `var(--color-${tone}-ink)`,
  ]);
});

test("[GEN-13] the colours of a success are green, in the light and in the dark", () => {
  const tokens = readFileSync(`${ROOT}/app/ui/tokens.css`, "utf8");
  const colours = [...tokens.matchAll(/--color-success(?:-tint|-ink)?: #(\w\w)(\w\w)(\w\w);/g)];
  expect(colours).toHaveLength(6);
  for (const [colour, ...channels] of colours) {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16));
    expect(green, colour).toBeGreaterThan(Math.max(red, blue));
  }
});
