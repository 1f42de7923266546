import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSoundData, seedReference } from "../../support/orders/orders";
import { settleLists } from "../../support/orders/staff-lists";
import { makePartner, PARTNER_ENV } from "../../support/partner/partner-clients";
import { runJobs } from "../pay/support";
import { createPayoutBackend, rowsOf, sentToBank, withdraw, withdrawer } from "../withdrawals/support";

beforeAll(seedReference);
afterAll(expectSoundData);

test("[U74] staff are told to pay what goes to a bank, and nothing that WeChat Pay is paying", async () => {
  const backend = createPayoutBackend({ env: PARTNER_ENV });
  const partner = await makePartner(backend, { scopes: ["withdrawals"] });
  const json = { url: "https://admin.partner-shop.com/events", events: ["withdrawal.to_pay"] };
  expect((await partner.call("POST", "/operator/api/partner/webhook", { json })).code).toBe(0);
  const told = async () => {
    await settleLists(backend);
    const { data } = await partner.call("GET", "/operator/api/partner/events");
    return data.map(({ id }: { id: number }) => id);
  };

  const payee = await withdrawer(1_000_000);
  expect((await withdraw(backend, payee, { payWay: "WECHAT" })).code).toBe(0);
  await runJobs(backend);
  const [byWechat] = await rowsOf(payee);
  // It waits until the payee has confirmed it in WeChat.
  expect(byWechat).toMatchObject({ stage: "SENT" });
  expect(await told()).toEqual([]);
  const byBank = await sentToBank(backend, payee);
  expect(await told()).toEqual([byBank]);

  const { rows, total } = (await partner.call("GET", "/operator/api/withdrawals?stage=SENT&pageSize=100"))
    .data;
  expect(rows.map(({ id }: { id: number }) => id)).toEqual([byWechat?.id, byBank]);
  expect(total).toBe(2);
});
