import { afterEach, describe, expect, it, vi } from "vitest";
import { downloadFile, type ExportProgress } from "../../../app/features/list/export/download-file";
import { exportHref } from "../../../app/features/order-list/export/export-address";
import { onSessionProblem } from "../../../app/lib/session/session-problems";

const run = (answer: Response | Error, signal = new AbortController().signal) => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    }),
  );
  const seen: ExportProgress[] = [];
  return {
    seen,
    file: downloadFile(exportHref({}), { signal, onProgress: (progress) => seen.push(progress) }),
  };
};

function workbook(sizes: number[], headers: Record<string, string>): Response {
  const pieces = new ReadableStream({
    start(controller) {
      for (const size of sizes) controller.enqueue(new Uint8Array(size));
      controller.close();
    },
  });
  return new Response(pieces, { headers: { "content-type": "application/vnd.ms-excel", ...headers } });
}

describe("export of the orders that the filters find", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("[LIST-41] [LIST-21] [CONST-34] [API-028] asks for the list's own filters under the documented names", () => {
    expect(exportHref({})).toBe("/order/api/order/export");
    const others = {
      ...{
        customer: "王小姐",
        worker: "陈师傅",
        logisticsNo: "DPK1",
        goodsTypeName: "家具",
        areaCode: "330106",
      },
      ...{ isArrival: "false", isGoodsAbnormal: "true", isFinish: "true", appointResult: "true" },
      completeStartTime: "2026-11-02",
    };
    const { searchParams } = new URL(
      exportHref({
        ...others,
        status: "WAIT_PAY",
        orderNum: "2611",
        startTime: "2026-11-01",
        endTime: "2026-11-07",
        completeEndTime: "2026-11-08",
        appointEndTime: "2026-11-09",
      }),
      "https://site.test",
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      ...others,
      status: "WAIT_PAY",
      orderNo: "2611",
      startTime: "2026-11-01",
      endTime: "2026-11-07 23:59:59",
      completeEndTime: "2026-11-08 23:59:59",
      appointEndTime: "2026-11-09 23:59:59",
    });
  });

  it("[LIST-41] [U8] tells how far it is, and names the file as the server does", async () => {
    const { seen, file } = run(
      workbook([30, 50, 40], {
        "x-total-rows": "7",
        "x-estimated-bytes": "100",
        "content-disposition": `attachment; filename="orders.xlsx"; filename*=UTF-8''${encodeURIComponent("订单_待付款_20261120.xlsx")}`,
      }),
    );
    const { name, content } = await file;
    expect(name).toBe("订单_待付款_20261120.xlsx");
    expect(content.size).toBe(120);
    expect(seen.map(({ part }) => part)).toEqual([0, 0.3, 0.8, 0.99]);
    expect(seen.every(({ rows }) => rows === 7)).toBe(true);
  });

  it("[LIST-41] [ERR-01] [ERR-10] [GEN-12] says 文件下载失败 without data, the server's words for a refusal, and the same for anything else", async () => {
    const refusal = { code: 4040, message: "文件下载失败", data: null };
    await expect(run(Response.json(refusal)).file).rejects.toThrow("文件下载失败");
    await expect(run(Response.json({ ...refusal, message: "操作太频繁" })).file).rejects.toThrow(
      "操作太频繁",
    );
    await expect(run(new Response("<html>", { status: 502 })).file).rejects.toThrow("文件下载失败");
    await expect(run(workbook([], {})).file).rejects.toThrow("文件下载失败");
  });

  it("[GEN-17] [CONST-37] gives up a file that takes 1,000,000 ms", async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    const { file } = run(workbook([30], {}));
    await file;
    const [, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(timeout.mock.calls).toEqual([[1_000_000]]);
    expect(init?.signal?.aborted).toBe(false);
    limit.abort();
    expect(init?.signal?.aborted).toBe(true);
    timeout.mockRestore();
  });

  it("[ROLE-11] [AUTH-20] [ERR-02] tells the page when the session has ended", async () => {
    const problems: string[] = [];
    const stop = onSessionProblem((problem) => problems.push(problem));
    await expect(run(Response.json({ code: 7001, message: "请先登录" })).file).rejects.toThrow("请先登录");
    stop();
    expect(problems).toEqual(["login"]);
  });
});
