import { describe, expect, test } from "vitest";
import {
  createKuaidi100Tracker,
  signatureOf,
} from "../../../backend/src/providers/tracking/kuaidi100-tracker";
import { TrackerFailed } from "../../../backend/src/providers/tracking/tracker";

const SETTINGS = { customer: "THE-CUSTOMER", key: "the-key" };
const WAYBILL = { number: "V030344422", companyCode: "yuantong", phone: null };

/** A tracker whose service gives these answers in turn, and the requests that it got. */
function trackerWith(...answers: unknown[]) {
  const requests: { url: URL; init: RequestInit | undefined }[] = [];
  const tracker = createKuaidi100Tracker(SETTINGS, async (input, init) => {
    requests.push({ url: new URL(String(input)), init });
    const answer = answers.shift();
    return typeof answer === "string" ? new Response(answer) : Response.json(answer);
  });
  return { tracker, requests };
}

/** The answer that Kuaidi100 documents. */
const FOUND = {
  message: "ok",
  state: "0",
  status: "200",
  condition: "F00",
  ischeck: "0",
  com: "yuantong",
  nu: "V030344422",
  data: [
    { context: "上海分拨中心/装件入车扫描 ", time: "2012-08-28 16:33:19", ftime: "2012-08-28 16:33:19" },
    { context: "上海分拨中心/下车扫描 ", time: "2012-08-27 23:22:42", ftime: "2012-08-27 23:22:42" },
  ],
};

describe("Kuaidi100", () => {
  test("signs with MD5 of parameters, key and customer in upper case", () => {
    // printf '%s' '{"com":"yuantong","num":"12345678"}keycustomer' | md5sum
    expect(signatureOf('{"com":"yuantong","num":"12345678"}', { key: "key", customer: "customer" })).toBe(
      "C4306C94B52FB4C5E1721B8D25F3C431",
    );
  });

  test("[LOG-05] [DETAIL-14] [DETAIL-15] reads the documented answer: state and steps, newest first", async () => {
    const { tracker, requests } = trackerWith(FOUND);
    expect(await tracker.track(WAYBILL)).toEqual({
      state: "0",
      data: [
        { time: "2012-08-28 16:33:19", context: "上海分拨中心/装件入车扫描 " },
        { time: "2012-08-27 23:22:42", context: "上海分拨中心/下车扫描 " },
      ],
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url.href).toBe("https://poll.kuaidi100.com/poll/query.do");
    expect(requests[0]?.init).toMatchObject({ method: "POST", redirect: "manual" });
  });

  test("[S35] the number is one encoded parameter of a fixed host, and the signature covers it", async () => {
    const number = "http://169.254.169.254/&customer=other\r\n1";
    const { tracker, requests } = trackerWith(FOUND);
    await tracker.track({ ...WAYBILL, number, phone: "13800138000" });
    const form = new URLSearchParams(String(requests[0]?.init?.body));
    expect(form.getAll("customer")).toEqual(["THE-CUSTOMER"]);
    const param = form.get("param") ?? "";
    expect(JSON.parse(param)).toMatchObject({ com: "yuantong", num: number, phone: "13800138000" });
    expect(form.get("sign")).toBe(signatureOf(param, SETTINGS));
    expect(String(requests[0]?.init?.body)).not.toContain("the-key");
  });

  test("a carrier that is not named is recognised by the number", async () => {
    const { tracker, requests } = trackerWith([{ comCode: "debangwuliu" }, { comCode: "jd" }], FOUND);
    await tracker.track({ ...WAYBILL, companyCode: null });
    expect(requests[0]?.url.origin).toBe("https://www.kuaidi100.com");
    expect(requests[0]?.url.searchParams.get("num")).toBe(WAYBILL.number);
    expect(String(requests[1]?.init?.body)).toContain("debangwuliu");
    expect(await trackerWith([]).tracker.track({ ...WAYBILL, companyCode: null })).toEqual({
      state: "",
      data: [],
    });
  });

  test("[LOG-05] nothing is known of an unknown number", async () => {
    const { tracker } = trackerWith({
      result: false,
      returnCode: "500",
      message: "查询无结果，请隔段时间再查",
    });
    expect(await tracker.track(WAYBILL)).toEqual({ state: "", data: [] });
  });

  test.each([
    ["a wrong signature", { result: false, returnCode: "503", message: "验证签名失败" }],
    ["an account without money", { result: false, returnCode: "601", message: "POLL:KEY已过期" }],
    ["an error page", "<html>502</html>"],
    ["another shape", { status: "200", data: {} }],
  ])("%s is a failure that names neither number nor key", async (_what, answer) => {
    const failure = await trackerWith(answer)
      .tracker.track(WAYBILL)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TrackerFailed);
    expect(String(failure)).not.toMatch(/V0303|the-key|THE-CUSTOMER/);
  });
});
