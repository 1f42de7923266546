import { describe, expect, test, vi } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";

const PATH = "/common/api/wuliu/query_by_kuaidinum";
const ask = async (backend: ReturnType<typeof createTestBackend>, number: string) =>
  backend.call("GET", `${PATH}?kuaidiNum=${number}`, { token: (await signIn()).token });

describe("where a waybill is", () => {
  test("[LOG-05] [API-098] [DETAIL-15] [ENT-22] comes as JSON text with state and steps, newest first, the same whenever one asks", async () => {
    const backend = createTestBackend();
    const { data } = await ask(backend, "DPK36209");
    const track = JSON.parse(data.wuliuMessage);
    expect(track.state).toMatch(/^[0-7]$/);
    const times = track.data.map(({ time }: { time: string }) => time);
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual([...times].sort().reverse());
    expect((await ask(backend, "DPK36209")).data).toEqual(data);
  });

  test("[API-098] nothing is known of an unknown number, and visitors ask nothing", async () => {
    const backend = createTestBackend();
    expect(JSON.parse((await ask(backend, "DPK0000")).data.wuliuMessage)).toEqual({ state: "", data: [] });
    expect(await backend.call("GET", `${PATH}?kuaidiNum=DPK36209`)).toMatchObject({ code: 7001 });
  });

  test("[API-098] [LOG-05] [ENT-22] [ENUM-17] is asked of the tracking service that is configured, in the place of the sandbox", async () => {
    const backend = createTestBackend({ env: { KUAIDI100_CUSTOMER: "customer", KUAIDI100_KEY: "key" } });
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
      const { hostname, pathname } = new URL(new Request(input).url);
      asked.push(hostname);
      if (pathname.endsWith("/auto")) return Response.json([{ comCode: "debangkuaidi" }]);
      const data = [{ ftime: "2026-11-20 10:00:00", context: "已揽收" }];
      return Response.json({ status: "200", state: "1", data });
    });
    const { data } = await ask(backend, "DPK36209");
    vi.unstubAllGlobals();
    const track = { state: "1", data: [{ time: "2026-11-20 10:00:00", context: "已揽收" }] };
    expect(JSON.parse(data.wuliuMessage)).toEqual(track);
    expect(asked).toEqual(["www.kuaidi100.com", "poll.kuaidi100.com"]);
  });

  test("[LOG-05] [API-098] without a tracking service the failure can be read", async () => {
    const backend = createTestBackend({ env: { SANDBOX: "off" } });
    expect(await ask(backend, "DPK36209")).toEqual({
      code: 5003,
      message: "物流信息查询失败，请稍后再试",
      data: null,
    });
  });

  test("[LOG-05] [DETAIL-14] the graph tells the state in words", async () => {
    const { token } = await signIn();
    const { answer } = await createWholeSite(createTestBackend()).graphql(
      { query: `{ waybillTrack(number: "DPK36209") { stateName steps { time text } } }` },
      { token },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data.waybillTrack.stateName).toMatch(/[\u4e00-\u9fff]/);
    expect(answer.data.waybillTrack.steps[0].text).not.toBe("");
  });
});
