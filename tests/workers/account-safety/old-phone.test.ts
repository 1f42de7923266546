import { expect, test, vi } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { requestCode } from "../../support/accounts/sign-in-flow";
import { expectConsole } from "../../support/console-is-error";
import { createTestBackend } from "../../support/servers/backend";
import { profileOf, rebind } from "./support";

const TENCENT = {
  TENCENT_SMS_SECRET_ID: "id",
  TENCENT_SMS_SECRET_KEY: "key",
  TENCENT_SMS_APP_ID: "1400000000",
  TENCENT_SMS_SIGN_NAME: "装达",
  TENCENT_SMS_TEMPLATE_ID: "1",
  TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID: "2",
} as const;

interface Sms {
  PhoneNumberSet: string[];
  TemplateId: string;
  TemplateParamSet: string[];
}

/** The provider: it refuses to tell an old phone so many times. */
function provider(refusals: number): Sms[] {
  const sent: Sms[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const sms = await new Request(input, init).json<Sms>();
    sent.push(sms);
    const tells = sent.filter(({ TemplateId }) => TemplateId === "2").length;
    const isRefused = sms.TemplateId === "2" && tells <= refusals;
    return Response.json({
      Response: isRefused ? { Error: { Code: "InternalError" } } : { SendStatusSet: [{ Code: "Ok" }] },
    });
  });
  return sent;
}

test.each([
  [0, 1],
  [1, 2],
  [9, 3],
])(
  "[U50] a provider that fails %s times is asked to tell the old phone %s times, and the change stays",
  async (refusals, tells) => {
    if (refusals > 0) expectConsole(/old phone not told/);
    const sent = provider(refusals);
    const backend = createTestBackend({ env: TENCENT });
    const owner = await signIn({ phone: newPhone() });
    const next = newPhone();
    const codeTo = async (phone: string) => {
      await requestCode(backend, phone, { token: owner.token, address: newAddress() });
      return sent.findLast(({ PhoneNumberSet }) => PhoneNumberSet[0] === `+86${phone}`)?.TemplateParamSet[0];
    };
    const codes = { oldCode: await codeTo(owner.phone), code: await codeTo(next) };
    expect((await rebind(backend, owner.token, { phone: next, ...codes })).code).toBe(0);
    expect((await profileOf(backend, owner.token)).data.username).toBe(next);
    const told = sent.filter(({ TemplateId }) => TemplateId === "2");
    expect(told).toHaveLength(tells);
    expect(told[0]).toMatchObject({
      PhoneNumberSet: [`+86${owner.phone}`],
      TemplateParamSet: [`${next.slice(0, 3)}****${next.slice(-4)}`],
    });
  },
);
