import { expect, test } from "vitest";
import { openSession, signIn } from "../../support/accounts/accounts";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
const sees = async (token: string) =>
  (await backend.call("GET", "/user/api/customer", { token })).data.firstSteps;

test("[U54] the guide ends for the account, in every browser, and not for another customer", async () => {
  const first = await signIn();
  const other = await signIn();
  const elsewhere = await openSession(first.customerId);
  expect(await sees(first.token)).toBe(true);
  const end = () => backend.call("POST", "/user/api/customer/first_steps/end", { token: first.token });
  expect([(await end()).code, (await end()).code]).toEqual([0, 0]);
  expect([await sees(first.token), await sees(elsewhere), await sees(other.token)]).toEqual([
    false,
    false,
    true,
  ]);
});
