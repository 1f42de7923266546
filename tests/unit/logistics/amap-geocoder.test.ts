import { afterEach, describe, expect, test, vi } from "vitest";
import type { BackendEnv } from "../../../backend/src/env";
import { createAmapGeocoder } from "../../../backend/src/providers/geocoder/amap-geocoder";
import { chooseGeocoder } from "../../../backend/src/providers/geocoder/choose-geocoder";
import { GeocoderFailed } from "../../../backend/src/providers/geocoder/geocoder";

/** A geocoder whose service answers this, and the requests that it got. */
function geocoderWith(answer: unknown, status = 200) {
  const requests: { url: URL; init: RequestInit | undefined }[] = [];
  const geocoder = createAmapGeocoder("the-key", async (input, init) => {
    requests.push({ url: new URL(String(input)), init });
    return typeof answer === "string" ? new Response(answer, { status }) : Response.json(answer, { status });
  });
  return { geocoder, requests };
}

afterEach(() => vi.unstubAllGlobals());

describe("AMap", () => {
  test("[LOG-02] [API-110] [S35] [PLACE-54] asks its fixed host, with the address as one encoded parameter", async () => {
    const { geocoder, requests } = geocoderWith({
      status: "1",
      info: "OK",
      infocode: "10000",
      count: "1",
      geocodes: [
        { formatted_address: "北京市朝阳区阜通东大街6号", level: "门牌号", location: "116.482086,39.990496" },
      ],
    });
    const address = "http://169.254.169.254/&key=other\n阜通东大街6号";
    expect(await geocoder.locate(address)).toEqual({ lng: 116.482086, lat: 39.990496 });
    const [request] = requests;
    expect(`${request?.url.origin}${request?.url.pathname}`).toBe("https://restapi.amap.com/v3/geocode/geo");
    expect(request?.url.searchParams.getAll("key")).toEqual(["the-key"]);
    expect(request?.url.searchParams.get("address")).toBe(address);
    expect(request?.init?.redirect).toBe("manual");
  });

  test("[PLACE-54] is the map of a platform that has a key, and is asked by GET", async () => {
    const asked: Request[] = [];
    vi.stubGlobal("fetch", async (...request: ConstructorParameters<typeof Request>) => {
      asked.push(new Request(...request));
      return Response.json({ status: "1", geocodes: [{ location: "116.482086,39.990496" }] });
    });
    const geocoder = chooseGeocoder({ AMAP_KEY: "the-key", SANDBOX: "on" } as BackendEnv);
    expect(await geocoder?.locate("阜通东大街6号")).toEqual({ lng: 116.482086, lat: 39.990496 });
    expect(asked.map(({ method, url }) => [method, new URL(url).hostname])).toEqual([
      ["GET", "restapi.amap.com"],
    ]);
  });

  test("[LOG-02] [G-10] an address that it does not know is nowhere", async () => {
    const { geocoder } = geocoderWith({ status: "1", infocode: "10000", count: "0", geocodes: [] });
    expect(await geocoder.locate("不存在的地方")).toBeNull();
  });

  test("[LOG-03] [API-111] [G-10] tells what is at a point, and nothing in the sea", async () => {
    const land = geocoderWith({
      status: "1",
      regeocode: { formatted_address: "北京市朝阳区望京街道方恒国际中心B座", addressComponent: {} },
    });
    expect(await land.geocoder.describe({ lng: 116.480881, lat: 39.98941 })).toBe(
      "北京市朝阳区望京街道方恒国际中心B座",
    );
    expect(land.requests[0]?.url.searchParams.get("location")).toBe("116.480881,39.989410");
    const sea = geocoderWith({ status: "1", regeocode: { formatted_address: [], addressComponent: [] } });
    expect(await sea.geocoder.describe({ lng: 130, lat: 10 })).toBeNull();
  });

  test.each([
    ["a quota that is used up", { status: "0", info: "DAILY_QUERY_OVER_LIMIT", infocode: "10003" }],
    ["a wrong key", { status: "0", info: "INVALID_USER_KEY", infocode: "10001" }],
    ["an error page", "<html>502</html>"],
    ["another shape", { status: "1", geocodes: {} }],
  ])("[R28] %s is a failure that names neither address nor key", async (_, answer) => {
    const { geocoder } = geocoderWith(answer);
    const failure = await geocoder.locate("文三路90号").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GeocoderFailed);
    expect(String(failure)).not.toMatch(/文三路|the-key/);
  });
});
