import { describe, expect, it } from "vitest";
import { SmsRefused } from "../../../backend/src/providers/sms/sms-provider";
import { tc3Authorization } from "../../../backend/src/providers/sms/tc3-signature";
import { createTencentSms } from "../../../backend/src/providers/sms/tencent-sms";

describe("signature v3 of Tencent Cloud", () => {
  it("reproduces the documented example (CVM DescribeInstances, 2019-02-25)", async () => {
    const authorization = await tc3Authorization({
      secretId: "AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE",
      secretKey: "Gu5t9xGARNpq86cd98joQYCN3EXAMPLE",
      service: "cvm",
      host: "cvm.tencentcloudapi.com",
      contentType: "application/json; charset=utf-8",
      payload: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
      timestamp: 1551113065,
    });
    expect(authorization).toBe(
      "TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, " +
        "SignedHeaders=content-type;host, " +
        "Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168",
    );
  });
});

const MESSAGE = { phone: "13800138000", code: "123456", minutes: 5 };

/** The adapter over a service that answers `answer`; requests are kept. */
function tencent(answer: () => Promise<Response>) {
  const requests: Request[] = [];
  const provider = createTencentSms(
    {
      secretId: "id",
      secretKey: "secret-key",
      appId: "1400006666",
      signName: "装达",
      phoneChangedTemplateId: "2468",
      templateId: "1110",
      reminderTemplateIds: { BID: "3579", APPOINTMENT: "3580" },
      region: "ap-guangzhou",
    },
    {
      clock: { now: () => 1_551_113_065_900 },
      fetch: (input, init) => {
        requests.push(new Request(input, init));
        return answer();
      },
    },
  );
  return { provider, requests };
}

const answered = (body: unknown, status = 200) => tencent(async () => Response.json(body, { status }));

const refusal = async (subject: ReturnType<typeof tencent>): Promise<SmsRefused> => {
  const error: unknown = await subject.provider.send(MESSAGE).catch((thrown: unknown) => thrown);
  if (error instanceof SmsRefused) return error;
  throw new Error("was not refused");
};

describe("the Tencent Cloud SMS adapter", () => {
  it("sends SendSms with code and minutes as template parameters, signed", async () => {
    const { provider, requests } = answered({
      Response: { SendStatusSet: [{ Code: "Ok" }], RequestId: "r" },
    });
    await provider.send(MESSAGE);
    const [request] = requests;
    expect(request?.url).toBe("https://sms.tencentcloudapi.com/");
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      "x-tc-action": "SendSms",
      "x-tc-version": "2021-01-11",
      "x-tc-region": "ap-guangzhou",
      "x-tc-timestamp": "1551113065",
      authorization: expect.stringMatching(
        /^TC3-HMAC-SHA256 Credential=id\/2019-02-25\/sms\/tc3_request, SignedHeaders=content-type;host, Signature=[\da-f]{64}$/,
      ),
    });
    expect(await request?.json()).toEqual({
      PhoneNumberSet: ["+8613800138000"],
      SmsSdkAppId: "1400006666",
      SignName: "装达",
      TemplateId: "1110",
      TemplateParamSet: ["123456", "5"],
    });
  });

  it("[U62] sends a reminder with the parameters of its kind, and its key for the records", async () => {
    const { provider, requests } = answered({ Response: { SendStatusSet: [{ Code: "Ok" }] } });
    const values = { orderNo: "26112086109465", time: "2026-11-27 14:00", unsubscribe: "u0" };
    const reminder = { phone: MESSAGE.phone, kind: "APPOINTMENT", values, key: "m1" } as const;
    expect(await provider.sendReminder(reminder)).toBe("sent");
    expect(await requests[0]?.json()).toMatchObject({
      PhoneNumberSet: ["+8613800138000"],
      TemplateId: "3580",
      TemplateParamSet: ["26112086109465", "2026-11-27 14:00", "u0"],
      SessionContext: "m1",
    });
    await expect(provider.sendReminder({ ...reminder, kind: "REFUND" })).rejects.toThrow(
      "no template for REFUND",
    );
  });

  it("[U63] takes a phone on the carrier's list for one that wants no reminder", async () => {
    const { provider } = answered({
      Response: { SendStatusSet: [{ Code: "FailedOperation.PhoneNumberInBlacklist" }] },
    });
    const values = { orderNo: "26112086109465", unsubscribe: "u0" };
    expect(await provider.sendReminder({ phone: MESSAGE.phone, kind: "BID", values, key: "m1" })).toBe(
      "unwanted",
    );
  });

  it.each([
    [
      "a request error",
      { Response: { Error: { Code: "AuthFailure.SignatureFailure" }, RequestId: "r" } },
      "failed",
    ],
    [
      "an empty balance",
      { Response: { SendStatusSet: [{ Code: "FailedOperation.InsufficientBalanceInSmsPackage" }] } },
      "failed",
    ],
    [
      "its own limit for a phone",
      { Response: { SendStatusSet: [{ Code: "LimitExceeded.PhoneNumberThirtySecondLimit" }] } },
      "busy",
    ],
    ["no status", { Response: { SendStatusSet: [] } }, "failed"],
    ["something else entirely", { hello: "world" }, "unanswered"],
  ])("takes %s for a refusal", async (_name, body, reason) => {
    expect((await refusal(answered(body))).reason).toBe(reason);
  });

  it("tells a refusal from an unknown outcome: an unreadable answer, a broken connection", async () => {
    const html = tencent(async () => new Response("<html>", { status: 502 }));
    expect(await refusal(html)).toMatchObject({
      reason: "unanswered",
      detail: expect.stringContaining("502"),
    });
    const dead = tencent(() => Promise.reject(new TypeError("connection refused")));
    expect((await refusal(dead)).reason).toBe("lost");
  });

  it("[S38] keeps phone, code and key out of the refusal", async () => {
    const { detail } = await refusal(
      answered({ Response: { Error: { Code: "InternalError" }, RequestId: "r-1" } }),
    );
    expect(detail).toBe("InternalError, request r-1");
  });
});
