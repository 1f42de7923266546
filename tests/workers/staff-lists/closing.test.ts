import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { staffReferrals } from "../../../backend/src/modules/customers";
import { signIn } from "../../support/accounts/accounts";
import { operate } from "../../support/orders/order-life";
import { entryOf, settleLists } from "../../support/orders/staff-lists";
import { createTestBackend } from "../../support/servers/backend";
import { aMinute, close } from "../personal-data/support";

const backend = createTestBackend();

test("[S47] an account that is closed leaves its phone, its referral and its feedback out of staff's lists", async () => {
  const account = await signIn();
  await env.DB.prepare("UPDATE customers SET referral_code = 'BRING26' WHERE id = ?")
    .bind(account.customerId)
    .run();
  const sent = await backend.call("POST", "/user/api/feedback/add", {
    token: account.token,
    json: { content: "希望增加夜间上门", imgs: [] },
  });
  expect(sent.code).toBe(0);
  await settleLists(backend);
  expect(await entryOf(staffReferrals, account.customerId)).toMatchObject({ referralCode: "BRING26" });
  const shown = async () =>
    JSON.stringify((await operate(backend, "GET", "/operator/api/referrals?pageSize=100")).data);
  expect(await shown()).toContain(account.phone);

  expect(await close(backend, account)).toMatchObject({ code: 0 });
  await aMinute(backend);
  expect(await entryOf(staffReferrals, account.customerId)).toBeNull();
  expect(await shown()).not.toContain(account.phone);
  const { results } = await env.DB.prepare(
    "SELECT list, data FROM staff_list_entries WHERE customer_id = ? AND data IS NOT NULL",
  )
    .bind(account.customerId)
    .all<{ list: string; data: string }>();
  expect(results).toEqual([]);
});
