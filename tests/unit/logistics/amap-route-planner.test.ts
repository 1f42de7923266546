import { describe, expect, test } from "vitest";
import { createAmapRoutePlanner } from "../../../backend/src/providers/routes/amap-route-planner";
import { RoutePlannerFailed } from "../../../backend/src/providers/routes/route-planner";

const FROM = { lng: 120.153576, lat: 30.287459 };
const TO = { lng: 120.2, lat: 30.3 };

/** A planner whose service answers this, and what it was asked. */
function plannerWith(answer: () => Response | Promise<Response>) {
  const asked: { url: URL; init: RequestInit | undefined }[] = [];
  const planner = createAmapRoutePlanner("the-key", async (input, init) => {
    asked.push({ url: new URL(String(input)), init });
    return answer();
  });
  return { planner, asked };
}
const route = (paths: object[]) => () => Response.json({ status: "1", infocode: "10000", route: { paths } });

describe("AMap's driving routes", () => {
  test("[LOG-03] [API-112] [S35] are asked of its fixed host, from the one point to the other", async () => {
    const { planner, asked } = plannerWith(route([{ distance: "6123" }, { distance: "7001" }]));
    expect(await planner.drive(FROM, TO)).toEqual({ metres: 6123, line: [] });
    const [request] = asked;
    expect(`${request?.url.origin}${request?.url.pathname}`).toBe(
      "https://restapi.amap.com/v3/direction/driving",
    );
    expect(request?.url.searchParams.get("origin")).toBe("120.153576,30.287459");
    expect(request?.url.searchParams.get("destination")).toBe("120.200000,30.300000");
    expect(request?.url.searchParams.getAll("key")).toEqual(["the-key"]);
    expect(request?.init?.redirect).toBe("manual");
  });

  test("[LOG-03] have their line along the roads, from end to end and no longer than a map needs", async () => {
    const steps = [{ polyline: "120.1,30.1;120.2,30.2" }, { polyline: "120.2,30.2;broken;120.3,30.3" }];
    const { planner } = plannerWith(route([{ distance: "6123", steps }]));
    expect((await planner.drive(FROM, TO))?.line).toEqual([
      { lng: 120.1, lat: 30.1 },
      { lng: 120.2, lat: 30.2 },
      { lng: 120.2, lat: 30.2 },
      { lng: 120.3, lat: 30.3 },
    ]);
    const polyline = Array.from({ length: 5000 }, (_, index) => `${index / 100},30`).join(";");
    const long = await plannerWith(route([{ distance: "9", steps: [{ polyline }] }])).planner.drive(FROM, TO);
    expect(long?.line.length).toBeLessThan(310);
    expect([long?.line[0], long?.line.at(-1)]).toEqual([
      { lng: 0, lat: 30 },
      { lng: 49.99, lat: 30 },
    ]);
  });

  test("[LOG-03] where no road leads there is none", async () => {
    expect(await plannerWith(route([])).planner.drive(FROM, TO)).toBeNull();
  });

  test.each([
    ["a refusal", () => Response.json({ status: "0", infocode: "10003" }), "refused: 10003"],
    ["something else", () => new Response("<html>"), "unreachable: SyntaxError"],
    ["a distance that is none", route([{ distance: "-1" }]), "refused: 10000"],
  ])("[LOG-03] %s is a failure that names neither place nor key", async (_what, answer, message) => {
    const failure = await plannerWith(answer)
      .planner.drive(FROM, TO)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RoutePlannerFailed);
    expect(String(failure)).toContain(message);
    expect(String(failure)).not.toMatch(/the-key|120\./);
  });
});
