import { expect, test } from "vitest";
import { clientHeaders, clientOf } from "../../../gateway/security/client";

/** A request as the edge hands it over. */
function requestOf(headers: Record<string, string>, cf?: Record<string, unknown>): Request {
  const request = new Request("https://zhuangda.test/", { headers });
  return Object.assign(request, { cf });
}

test("[S41] the client's address and place come from the edge alone, never from a browser's headers", () => {
  const forged = {
    "x-client-address": "198.51.100.1",
    "x-client-place": "CN-BJ",
    "x-client-agent": "forged",
    "x-forwarded-for": "198.51.100.1",
  };
  expect(clientHeaders(clientOf(requestOf(forged)))).toEqual({});
  const known = requestOf(
    { ...forged, "cf-connecting-ip": "203.0.113.7" },
    { country: "CN", regionCode: "ZJ" },
  );
  expect(clientHeaders(clientOf(known))).toEqual({
    "X-Client-Address": "203.0.113.7",
    "X-Client-Place": "CN-ZJ",
  });
});

test.each([
  [{ country: "JP" }, "JP"],
  [{ country: "T1" }, null],
  [{ country: "CN", regionCode: "浙江" }, "CN"],
  [{ country: 7 }, null],
  [undefined, null],
])("[U50] what the edge knows of a place, %j, is %s", (cf, place) => {
  expect(clientOf(requestOf({}, cf)).place).toBe(place);
});

test("a browser's words about itself are bounded and fit into a header", () => {
  const { agent } = clientOf(requestOf({ "user-agent": `Mozilla/5.0 \u00e9${"x".repeat(900)}` }));
  expect(agent).toMatch(/^Mozilla\/5\.0 x+$/);
  expect(agent).toHaveLength(400);
});
