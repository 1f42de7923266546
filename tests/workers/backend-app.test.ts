import { describe, expect, test } from "vitest";
import { expectConsole } from "../support/console-is-error";
import { createTestBackend } from "../support/servers/backend";

describe("backend application", () => {
  test("[GEN-11] a call that succeeds answers code 0, a message and its data", async () => {
    expect(await createTestBackend().call("GET", "/common/platform/get_pay_way")).toEqual({
      code: 0,
      message: "success",
      data: expect.objectContaining({ orderPayWay: expect.any(Array) }),
    });
  });

  test("[GEN-11] an unknown path answers with the envelope", async () => {
    const backend = createTestBackend();
    expect(await backend.call("GET", "/nowhere")).toEqual({ code: 4004, message: "接口不存在", data: null });
  });

  test("[GEN-11] [GEN-15] production refuses to run with the sandbox on, without telling why on the wire", async () => {
    expectConsole(/sandbox cannot run in production/);
    const backend = createTestBackend({ env: { ENVIRONMENT: "production" } });
    const response = await backend.request("/common/platform/get_pay_way");
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 5000, message: "系统繁忙，请稍后再试", data: null });
  });
});
