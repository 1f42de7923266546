import { afterAll, beforeAll, expect, test } from "vitest";
import { PARTNER_SCOPES } from "../../../schema/rules/partner/partner-clients";
import { jpegHead } from "../../support/files/multipart";
import { PROVIDER, refundRequest, seedWorkers } from "../../support/orders/order-life";
import {
  balanceOf,
  expectSoundData,
  payingCustomer,
  payOrder,
  placeOrder,
  readOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { adminSite } from "../../support/partner/admin-site";
import { makePartner, PARTNER_ENV, type Partner } from "../../support/partner/partner-clients";
import { bindCompany, COMPANY, createPayoutBackend, listOf, withdraw } from "../withdrawals/support";

let backend: TestBackend;
let partner: Partner;
let admin: ReturnType<typeof adminSite>;
beforeAll(async () => {
  await seedReference();
  await seedWorkers();
  backend = createPayoutBackend({ env: { ...PARTNER_ENV, PARTNER_TWO_PERSONS_ABOVE: "50" } });
  partner = await makePartner(backend, { scopes: PARTNER_SCOPES });
  admin = adminSite(partner, backend.clock.now);
});
afterAll(expectSoundData);

/** An order with everything that can be done with one. */
const LONG = {
  ...{ serviceType: 1, logisticsNo: "DPK1", logisticsPhone: "95353", isArrival: true },
  ...{ verifType: "MIAO", verifOrderNo: "MIAO-1" },
};

test("[S51] an admin site does a whole order with nothing but the partner API: taken, worked, refunded, paid out", async () => {
  const customer = await payingCustomer(1_000_000);
  const [longId, shortId] = [await placeOrder(backend, customer, LONG), await placeOrder(backend, customer)];
  for (const id of [longId, shortId]) await payOrder(backend, customer, id);
  const numberOf = async (id: number) => (await readOrder(backend, customer, id)).orderNo;

  const steps = ["take", "assign", "appoint", "dispatch_driver", "pick_up", "sign_in", "complete", "verify"];
  expect(await admin.work(await numberOf(longId))).toEqual(steps);
  expect(await readOrder(backend, customer, longId)).toMatchObject({ status: "WAIT_ACCEPT" });
  const accept = `/order/api/order/${longId}/accept?isPass=true`;
  await backend.call("POST", accept, { token: customer.token });
  expect((await admin.find(await numberOf(longId))).status).toBe("SUCCESS");

  await admin.assign(await numberOf(shortId));
  const { token } = customer;
  const asked = await backend.call("POST", `/order/api/order/${shortId}/cancel`, {
    token,
    json: refundRequest(),
  });
  expect(asked.code).toBe(0);
  const before = await balanceOf(`wallet:${customer.customerId}`);
  await admin.agreeRefund(await numberOf(shortId));
  const after = await balanceOf(`wallet:${customer.customerId}`);
  expect(after).toBeGreaterThan(before);

  await bindCompany(customer);
  const wanted = { payWay: "BANK", realName: COMPANY.company, amount: "200" };
  expect((await withdraw(backend, customer, wanted)).code).toBe(0);
  // Approved by two, then paid by hand and confirmed by two.
  expect(await admin.payWithdrawals()).toHaveLength(1);
  expect((await listOf(backend, customer)).rows[0]).toMatchObject({ status: "FINISH" });
  expect(await balanceOf(`wallet:${customer.customerId}`)).toBe(after - 20_000);

  const lines = (await partner.call("GET", "/operator/api/partner/calls?callId=EXT-378")).data.rows;
  expect(lines.map(({ person, result }: { person: string; result: number }) => [person, result])).toEqual([
    ["li.na", 0],
    ["zhang.wei", 4511],
  ]);
});

test("[S51] a picture that was changed on its way is refused, and its call too", async () => {
  const customer = await payingCustomer(1_000_000);
  const orderId = await placeOrder(backend, customer);
  await payOrder(backend, customer, orderId);
  const { orderNo } = await readOrder(backend, customer, orderId);
  await partner.call("POST", `/operator/api/order/${orderId}/take`, { json: { providerId: PROVIDER.id } });
  await admin.assign(orderNo);
  const path = `/operator/api/order/${orderId}/evidence?stage=report_exception`;
  const picture = new Uint8Array(50_000);
  picture.set(Uint8Array.from(jpegHead()));
  const flipped = (body: Uint8Array<ArrayBuffer>) => body.map((byte, i) => (i === 25_000 ? byte ^ 1 : byte));
  /** Something of its own behind the body that ends early. */
  const continued = (body: Uint8Array<ArrayBuffer>) =>
    new Uint8Array([...flipped(body), ...new Uint8Array(4_000)]);
  const cut = (body: Uint8Array<ArrayBuffer>) => body.slice(0, -1);
  for (const change of [flipped, continued, cut]) {
    const response = await partner.upload(path, picture, change);
    expect(response.status, change.name).toBe(401);
  }
  expect((await partner.upload(path, picture)).status).toBe(200);
  const query = `callId=EXT-420&target=${orderId}`;
  const { rows } = (await partner.call("GET", `/operator/api/partner/calls?${query}`)).data;
  const results = rows.map(({ result }: { result: number }) => result);
  expect(results.filter((result: number) => result === 0)).toHaveLength(1);
  expect(results).toHaveLength(4);
});
