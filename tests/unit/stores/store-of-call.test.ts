import { describe, expect, test } from "vitest";
import { createIds } from "../../../backend/src/shared/ids";
import { bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { numbers } from "../../../backend/src/shared/numbers/numbers";
import { storeOfCall, storeRuleOf } from "../../../backend/src/shared/stores/store-of-call";
import type { CustomerStore, Stores } from "../../../backend/src/shared/stores/stores";
import { getUploadLink } from "../../../schema/rest/files/upload-links";
import { restCalls } from "../../../schema/rest/index";
import { getHealth, sendServiceMessage } from "../../../schema/rest/operator/operator";
import { findComplaints } from "../../../schema/rest/operator/operator-complaints";
import { takeOrder } from "../../../schema/rest/operator/operator-orders";
import { acceptAsMaster } from "../../../schema/rest/operator/operator-voice-calls";

const ids = createIds({ now: () => Date.UTC(2026, 0, 1) });
const customerId = ids.customerId();

/** Stores that are known by what they were asked for. */
const asked: number[] = [];
const named = (name: string) => ({ name }) as unknown as CustomerStore;
const stores = {
  directory: named("directory"),
  of: (owner: number) => {
    asked.push(bucketOf(owner));
    return named("own");
  },
  home: named("home"),
  none: named("none"),
} as unknown as Stores;

describe("the store of a call without a session", () => {
  test.each([
    ["the row that its path names", takeOrder, { params: { id: ids.rowId(customerId) } }],
    ["the number of a call", acceptAsMaster, { params: { callId: numbers.call.make(customerId, ids) } }],
    ["the secret of a link", getUploadLink, { params: { token: numbers.uploadLink.make(customerId, ids) } }],
  ])("is found by %s", (_by, call, input) => {
    asked.length = 0;
    expect(storeOfCall(call, input, stores)).toEqual(named("own"));
    expect(asked).toEqual([bucketOf(customerId)]);
  });

  test("for a secret that no maker has made is one where it is not found", () => {
    expect(storeOfCall(getUploadLink, { params: { token: "no secret" } }, stores)).toEqual(named("own"));
  });

  test("of a question about the store itself is the one that answers, of staff's lists and a call about a phone none", () => {
    expect(storeOfCall(getHealth, {}, stores)).toEqual(named("home"));
    expect(storeOfCall(findComplaints, {}, stores)).toEqual(named("none"));
    expect(storeOfCall(sendServiceMessage, { body: { phone: "13800138000" } }, stores)).toEqual(
      named("none"),
    );
  });

  test("is found by a number wherever the path has one, but for rows of the platform", () => {
    const calls = Object.values(restCalls).flatMap((domain) => Object.values(domain));
    const unrouted = calls
      .filter(({ auth, path }) => auth !== "required" && path.includes("{"))
      .filter((call) => storeRuleOf(call) === "none")
      .map(({ path }) => path);
    expect(unrouted.sort()).toEqual([
      "/common/common/sms_reminders/{token}",
      "/common/common/sms_reminders/{token}/stop",
      "/operator/api/advert/{id}",
      "/operator/api/advert/{id}",
      "/operator/api/article/{id}",
      "/operator/api/article/{id}",
      "/operator/api/cells/{cell}/dumps",
      "/operator/api/cells/{cell}/dumps",
      "/operator/api/cells/{cell}/past-dumps/cancel",
      "/operator/api/master_pause/{id}/lift",
      "/operator/api/partner/approval/{id}/refuse",
      "/operator/api/partner/client/{id}/change",
      "/operator/api/partner/client/{id}/revoke",
      "/operator/api/partner/webhook/{id}",
      "/operator/api/partner/webhook/{id}/secret",
      "/operator/api/restores/{id}/cancel",
      "/operator/api/restores/{id}/compare",
      "/operator/api/restores/{id}/open",
      "/operator/api/worker/{id}/verify",
      "/sandbox/api/pay/trades/{outTradeNo}",
    ]);
  });
});
