import { screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { describe, expect, test } from "vitest";
import { AmountField } from "../../../app/ui/fields/amount-field";
import { CountField } from "../../../app/ui/fields/count-field";
import { DigitsField } from "../../../app/ui/fields/digits-field";
import { NumberField } from "../../../app/ui/fields/number-field";
import { TextField } from "../../../app/ui/fields/text-field";
import { packingCountIssue } from "../../../schema/rules/placing/order-draft";
import { render } from "../../support/components/render";

let user: ReturnType<typeof render>["user"];
/** What the form holds. */
let value: unknown;

function Held<Value>({
  from,
  show,
}: {
  from: Value;
  show(value: Value, set: (v: Value) => void): ReactNode;
}) {
  const [held, set] = useState(from);
  value = held;
  return show(held, set);
}
const open = <Value,>(from: Value, show: (value: Value, set: (v: Value) => void) => ReactNode) => {
  ({ user } = render(<Held from={from} show={show} />));
};
const input = () =>
  screen.queryByRole<HTMLInputElement>("textbox") ?? screen.getByRole<HTMLInputElement>("spinbutton");
const type = async (text: string) => {
  await user.clear(input());
  await user.paste(text);
};
const leave = () => user.tab();
/** Everything that the page says. */
const said = () => document.body.textContent ?? "";

describe("a field for an amount", () => {
  const UNCLEAR = "金额只能填写数字，最多两位小数";
  const openAmount = (cutsDecimals = false) =>
    open("", (text, set) => (
      <AmountField label="金额" value={text} onChange={set} cutsDecimals={cutsDecimals} />
    ));

  test.each([
    ["50,5", "50.5"],
    ["１００", "100"],
    ["¥1,234.50元", "1234.50"],
  ])("[U38] %s reads %s once it is left, and is not touched before", async (typed, plain) => {
    openAmount();
    await type(typed);
    expect(input().value).toBe(typed);
    await leave();
    expect(input().value).toBe(plain);
    expect(said()).not.toContain(UNCLEAR);
  });

  test("[U38] an invalid amount stays as typed and shows a message until it is corrected", async () => {
    openAmount();
    await type("50,5,5");
    expect(said()).not.toContain(UNCLEAR);
    await leave();
    expect(input().value).toBe("50,5,5");
    expect(said()).toContain(UNCLEAR);
    await type("50,5");
    expect(said()).not.toContain(UNCLEAR);
  });

  test("[MARK-02] the third decimal is cut off and that is said", async () => {
    openAmount(true);
    await type("12.567");
    expect([input().value, said().includes("最多两位小数，多出的已舍去")]).toEqual(["12.56", true]);
    await type("12.5");
    expect(said()).not.toContain("多出的已舍去");
  });
});

test("[PLACE-42] a thousand packages stay a thousand and are refused when the field is left", async () => {
  open("1", (text, set) => (
    <CountField label="包装件数" value={text} onChange={set} check={packingCountIssue} />
  ));
  await type("１０００件");
  expect([value, said().includes("包装件数须为1-999")]).toEqual(["1000", false]);
  await leave();
  expect([value, said().includes("包装件数须为1-999")]).toEqual(["1000", true]);
  await type("100");
  expect(said()).not.toContain("须为");
});

test("[PLACE-39] a phone takes eleven digits and names those that it did not take", async () => {
  open("", (text, set) => <DigitsField label="客户电话" max={11} value={text} onChange={set} />);
  await type("+86 138-0013-8000");
  expect([value, said().includes("没有填入")]).toEqual(["13800138000", false]);
  await type("1380013800099");
  expect(value).toBe("13800138000");
  expect(said()).toContain("最多11位数字，“99”没有填入，请核对");
});

test.each([
  ["1000", 999, "请填写1-999的整数，“1000”已改为999"],
  ["12.5", 3, "请填写1-999的整数，“12.5”已改为3"],
  ["１２", 12, null],
])(
  "[PLACE-41] a quantity of %s becomes %i, and says so where it is another one",
  async (typed, becomes, words) => {
    open(3, (count, set) => (
      <NumberField label="数量" value={count} onChange={set} minValue={1} maxValue={999} />
    ));
    await type(typed);
    await leave();
    expect([value, input().value]).toEqual([becomes, String(becomes)]);
    if (words) expect(said()).toContain(words);
    else expect(said()).not.toContain("已改为");
  },
);

test("a text is cleaned before it is cut, and what was cleaned away was not left out", async () => {
  const clean = (typed: string) => typed.replaceAll(" ", "");
  open("", (text, set) => <TextField label="编号" maxLength={6} clean={clean} value={text} onChange={set} />);
  await type("123 456 ");
  expect([value, input().value, said().includes("没有填入")]).toEqual(["123456", "123456", false]);
  await type("12 34 56 78");
  expect([value, said().includes("多出的2个字没有填入")]).toEqual(["123456", true]);
});

test("a pasted text that is longer than the field is not cut in silence; a key too many is", async () => {
  open("", (text, set) => <TextField label="联系方式" maxLength={11} value={text} onChange={set} />);
  await type("0571-8888666699");
  expect([value, said().includes("最多11个字，多出的4个字没有填入")]).toEqual(["0571-888866", true]);
  await user.keyboard("6");
  expect([value, said().includes("没有填入")]).toEqual(["0571-888866", false]);
});
