import { describe, expect, test } from "vitest";
import { requirementRows } from "../../../scripts/lib/requirement-rows";
import { CHOSEN_BREAKS } from "../../../scripts/requirements-break/breaks";
import { findBreak, sources } from "../../../scripts/requirements-break/find-break";
import { alterCode, alterText } from "../../../scripts/requirements-break/mutate";
import { pick } from "../../../scripts/requirements-break/pick";

const all = sources();
const rows = requirementRows();
const rowOf = (id: string) => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`${id} is no requirement`);
  return row;
};

describe("breaking requirements on purpose", () => {
  test("picks the same ids for the same seed, each once", () => {
    const picked = pick(rows, 20, 7);
    expect(pick(rows, 20, 7)).toEqual(picked);
    expect(new Set(picked).size).toBe(20);
    expect(pick(rows, 20, 8)).not.toEqual(picked);
    expect(() => pick([1], 2, 1)).toThrow(RangeError);
  });

  test("finds something to break in four of five requirements, and what was chosen by hand is still there", () => {
    const found = rows.filter((row) => findBreak(row, all) !== null);
    expect(found.length / rows.length).toBeGreaterThan(0.8);
    for (const id of Object.keys(CHOSEN_BREAKS)) expect(findBreak(rowOf(id), all), id).not.toBeNull();
  });

  test("breaks what the requirement quotes, where the source names its id", () => {
    const { file, mutation } = findBreak(rowOf("PLACE-27"), all) ?? {};
    expect(file).toBe("schema/rules/order-draft.ts");
    expect(mutation).toBe("请输入客户姓名 → 非请输入客户姓名");
  });

  test.each([
    ["const MAX = 1_000;", "const MAX = 1_001;"],
    ['message: "请输入密码",', 'message: "非请输入密码",'],
    ["if (isPaid) return;", "if (!isPaid) return;"],
    ["return a === b;", "return a !== b;"],
    ["<Icon size={20} />", null],
    ["};", null],
  ])("%s becomes %s", (line, altered) => {
    expect(alterCode(line)).toBe(altered);
  });

  test("texts say something else", () => {
    expect([alterText("成功"), alterText("/user/help"), alterText("WAIT_PAY")]).toEqual([
      "非成功",
      "/user/helpx",
      "WAIT_PAYX",
    ]);
  });
});
