import { describe, expect, test } from "vitest";
import { createFakeBackend, post } from "./support";

const QUERY = `{ waybillTrack(number: "DPK36209") { stateName steps { time text } } }`;
const STEP = { time: "2026-11-22 10:00:00", context: "已揽收" };

/** What the graph makes of the carrier's text. */
async function trackOf(wuliuMessage: string) {
  const backend = createFakeBackend({
    "GET /common/api/wuliu/query_by_kuaidinum": { data: { wuliuMessage } },
  });
  return (await post(backend, { query: QUERY }, { token: "t" })).answer;
}

describe("tracking of a waybill in the graph", () => {
  test.each([
    ["0", "运输中"],
    ["1", "已揽收"],
    ["2", "疑难件"],
    ["3", "已签收"],
    ["4", "已退签"],
    ["5", "派件中"],
    ["6", "退回中"],
    ["7", "转投中"],
    ["8", "清关中"],
    ["14", "已拒签"],
    [0, "运输中"],
    [14, "已拒签"],
    ["99", null],
    ["constructor", null],
  ])("[DETAIL-14] [DETAIL-15] [ENUM-17] state %j is %s", async (state, stateName) => {
    expect(await trackOf(JSON.stringify({ state, data: [STEP] }))).toEqual({
      data: { waybillTrack: { stateName, steps: [{ time: STEP.time, text: "已揽收" }] } },
    });
  });

  test.each(["", "<html>", "null", '{"state":0}', '{"state":"0","data":"x"}'])(
    "[DETAIL-15] [DETAIL-16] a text that cannot be read (%j) is an empty list",
    async (wuliuMessage) => {
      expect(await trackOf(wuliuMessage)).toEqual({ data: { waybillTrack: { stateName: null, steps: [] } } });
    },
  );
});
