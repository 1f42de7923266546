import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "../../support/project/source-files";

/** The declarations of the first rule with this selector. */
function ruleIn(path: string, selector: string): string {
  const css = readFileSync(`${ROOT}/app/${path}`, "utf8");
  const begin = css.indexOf(`${selector} {`);
  expect(begin, selector).toBeGreaterThan(-1);
  return css.slice(begin, css.indexOf("}", begin));
}

test("the buttons of a dialog have an edge against a body that scrolls", () => {
  const footer = ruleIn("ui/dialogs/dialog.module.css", ".footer");
  expect(footer).toContain("border-top: 1px solid var(--color-line);");
  expect(footer).toContain("padding: var(--space-3) ");
});

test("[U52] on a touch screen a copy button is 44 px wide and high, and leaves alone the telephone number at its left", () => {
  const css = readFileSync(`${ROOT}/app/ui/buttons/copyable.module.css`, "utf8");
  const touch = css.slice(css.indexOf("@media (pointer: coarse)"), css.indexOf("@media print"));
  for (const line of ["width: 44px;", "height: 44px;", "margin: -10px -10px -10px 0;"])
    expect(touch).toContain(line);
});

test("the status of an imported row is as wide as its words on a narrow screen", () => {
  const path = "features/batch-orders/work/import-row.module.css";
  const css = readFileSync(`${ROOT}/app/${path}`, "utf8");
  expect(css.indexOf(".position + * {")).toBeGreaterThan(css.indexOf("@media (max-width: 960px)"));
  expect(ruleIn(path, ".position + *")).toContain("justify-self: start;");
});
