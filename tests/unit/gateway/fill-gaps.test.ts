import { describe, expect, test, vi } from "vitest";
import { readData } from "../../../gateway/rest/response";
import type { RestCall } from "../../../schema/rest/rest-call";
import { calls } from "../../support/contract/documented-calls";
import { DOCUMENTED_ANSWERS } from "../../support/contract/documented-fields";
import { sampleOf } from "../../support/contract/zod-sample";
import { GAPS, REQUIRED, withAt } from "../../support/documented-backend/gaps";

const callOf = (id: string): RestCall => {
  const call = calls.find((one) => one.id === id);
  if (!call) throw new Error(`no call ${id}`);
  return call;
};
const read = (id: string, data: unknown) =>
  readData(callOf(id), Response.json({ code: 0, message: "success", data }));

describe("the answers of other backends", () => {
  test.each(Object.entries(DOCUMENTED_ANSWERS))(
    "[%s] a field that is null, absent or empty costs that field, its row, or is known to be needed",
    async (id, paths) => {
      const whole = sampleOf(callOf(id).data, 2);
      const failing = new Set<string>();
      for (const path of paths)
        for (const gap of Object.values(GAPS))
          await read(id, withAt(whole, path.split("."), gap)).catch(() => failing.add(path));
      expect([...failing]).toEqual(REQUIRED[id]?.split(" ") ?? []);
    },
  );

  const whole = (id: string) => Object(sampleOf(callOf(id).data, 2));

  test("the order list keeps an order whose mainOrderId is null", async () => {
    const rows = whole("API-027").rows.map((row: object) => ({ ...row, mainOrderId: null }));
    expect(await read("API-027", { rows, total: 2 })).toMatchObject({ data: { rows: { length: 2 } } });
  });

  test("the detail of an order is read with an empty orderExpand and without createBy", async () => {
    const { createBy: _, ...order } = whole("API-024");
    const answer = await read("API-024", { ...order, orderExpand: {} });
    expect(answer).toMatchObject({ data: { id: 5, createBy: "", orderExpand: { appointResult: null } } });
  });

  test("[HOME-03] [HOME-04] [ROLE-13] [ROLE-14] both buttons for a new order are there when the backend says nothing of them", async () => {
    const answer = await read("API-088", { jishiVisable: null, orderProfitAndLossVisiable: null });
    expect(answer).toMatchObject({ data: { jishiVisable: true, ordinaryVisable: true } });
  });

  test.each(["API-046", "API-047", "API-086", "API-099", "API-027", "API-063", "API-008"])(
    "the list of %s is read as an array, as rows and as records",
    async (id) => {
      const data = whole(id);
      const list: unknown[] = data.rows ?? data.records ?? data.pageList;
      const answers = [list, { rows: list }, { records: list, total: list.length }];
      const rows = await Promise.all(answers.map((one) => read(id, one)));
      for (const answer of rows) expect(Object.values(Object(answer).data)).toContainEqual(list);
    },
  );

  test("a list that is documented as an array is read in a container as well", async () => {
    const list = whole("API-031");
    expect(await read("API-031", { rows: list, total: 2 })).toEqual({ ok: true, data: list });
  });

  test("a row without its status is left out, and one line of the log names the call and the path alone", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const [good, bad] = whole("API-027").rows;
    const answer = await read("API-027", { rows: [{ ...bad, status: null }, good], total: 2 });
    expect(answer).toMatchObject({ data: { rows: [{ id: 5 }] } });
    expect(warn).toHaveBeenCalledOnce();
    const { level, time: _, release: __, ...line } = JSON.parse(String(warn.mock.lastCall?.[0]));
    expect(line).toEqual({ event: "answer-gaps", call: "API-027", paths: ["rows[0]"], dropped: 1 });
    expect(level).toBe("warn");
  });

  test.each([
    ["API-054", ["不想要了", "地址有误"]],
    ["API-054", [{ reason: "不想要了" }]],
    ["API-054", { rows: [{ reason: "不想要了" }] }],
    ["API-029", [{ code: "WAIT_PAY", name: "待付款" }]],
    ["API-053", [{ value: "WAIT" }]],
    ["API-053", ["WAIT"]],
  ])("[%s] choices of another shape, %j, are those that the site has itself", async (id, rows) => {
    const own = await read(id, null);
    expect(await read(id, rows)).toEqual(own);
    expect(Object(own).data).not.toEqual([]);
  });

  test("[API-054] a choice without a text is left out, the others are offered", async () => {
    const answer = await read("API-054", [{ content: "" }, { content: "不想要了" }]);
    expect(answer).toEqual({ ok: true, data: [{ content: "不想要了" }] });
  });

  test("amounts are not made up: an order without its total fails", async () => {
    await expect(read("API-024", { ...whole("API-024"), totalAmount: null })).rejects.toThrow("totalAmount");
  });
});
