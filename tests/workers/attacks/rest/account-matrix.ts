import { env } from "cloudflare:workers";
import { signIn } from "../../../support/accounts/accounts";
import { newAddress, newPhone } from "../../../support/accounts/newcomers";
import {
  codeFor,
  dragTo,
  from,
  gapOf,
  handTrace,
  receivedCode,
  requestCode,
  startChallenge,
} from "../../../support/accounts/sign-in-flow";
import type { CallInput, CallName } from "../../../support/contract/contract";
import type { AttackEntry } from "../attack";
import type { World } from "../attack-world";

const nothing = () => ({});

/** A fresh code for a phone that is not registered. */
async function signInQuery({ backend }: World): Promise<CallInput> {
  const [username, address] = [newPhone(), newAddress()];
  return { query: { username, code: await codeFor(backend, username, address) }, ...from(address) };
}

/** A code to a phone, asked for by the caller while signed in, however many were sent to it before. */
export async function sentCode({ backend, own }: World, phone: string): Promise<string> {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM sms_sends WHERE phone = ?").bind(phone),
    env.DB.prepare("DELETE FROM account_codes WHERE phone = ?").bind(phone),
    env.DB.prepare("DELETE FROM customer_limits WHERE customer_id = ? AND action = 'sms'").bind(
      own.customerId,
    ),
  ]);
  await requestCode(backend, phone, { token: own.token, address: newAddress() });
  return receivedCode(phone);
}

/** A code to the caller's own phone. */
export const ownCode = (world: World): Promise<string> => sentCode(world, world.own.phone);

/** How the calls about signing in and accounts are attacked; a part of the attack matrix. */
export const accountAttacks: Readonly<
  Record<Extract<CallName, `${"captcha" | "sms" | "customer"}.${string}`>, AttackEntry>
> = {
  "captcha.startCaptcha": { prepare: () => from(newAddress()) },
  "captcha.solveSlider": {
    async prepare({ backend }) {
      const address = newAddress();
      const { challenge } = (await startChallenge(backend, address)).data;
      const x = await gapOf(challenge);
      backend.clock.advance(1_500);
      return { body: { challenge, x, trace: handTrace(x), input: "pointer" }, ...from(address) };
    },
  },
  "captcha.validateCaptcha": {
    async prepare({ backend }) {
      const address = newAddress();
      const { challenge } = (await startChallenge(backend, address)).data;
      const solved = await dragTo(backend, challenge, { address });
      return { query: { challenge, ...solved.data }, ...from(address) };
    },
  },

  "sms.sendSmsCode": { prepare: () => ({ query: { telephone: newPhone() }, ...from(newAddress()) }) },
  "sms.verifySmsCode": {
    prepare: async (world) => ({ body: { mobile: world.own.phone, code: await ownCode(world) } }),
  },

  "customer.login": { prepare: signInQuery, caller: () => signIn() },
  "customer.register": { prepare: signInQuery, caller: () => signIn() },
  "customer.logout": { prepare: nothing, caller: () => signIn() },
  "customer.getCustomer": { prepare: nothing },
  "customer.endFirstSteps": { prepare: nothing },
  "customer.getBalance": { prepare: nothing },
  "customer.getButtonControl": { prepare: nothing },
  "customer.modifyCustomer": {
    prepare: ({ own }) => ({
      query: { nickname: own.mark, gender: "2", avatar: own.imageUrl, areaCode: "33_3301_330106" },
    }),
  },
  "customer.modifyPayPassword": {
    prepare: async (world) => ({ body: { pwd: "246810", code: await ownCode(world) } }),
  },
};
