import { expect, test } from "vitest";
import { watchDepots } from "../../../backend/src/modules/logistics/watch-depots";
import { inEveryStore } from "../../support/minute-jobs";
import { withReminders } from "../../support/reminders";
import { idsBy } from "../../support/servers/backend";

const { life, save, smsTo, turnTo, orderNamedBy } = withReminders();

/** Waybills of the sandbox's carrier, which is always as far with a number at the same time of the day. */
const [AT_DEPOT, ALSO_AT_DEPOT, ON_ITS_WAY] = ["DPK20261110", "DPK20261111", "DPK20261117"];

/** What the cron does at a time of the day. */
async function watch(time: string): Promise<void> {
  turnTo(time);
  const { env, clock } = life.backend;
  await inEveryStore(watchDepots)({ env, clock, ids: idsBy(clock) });
}

const underWay = (logisticsNo: string) =>
  life.orderIn("RECEIVING_ORDER", { isArrival: false, logisticsNo, logisticsCompany: "德邦物流" });

test("[U62] goods at the depot are told once per order, to customers who want it, at the hour's own minute", async () => {
  const orderId = await underWay(AT_DEPOT);
  await watch("16:37");
  expect(await smsTo()).toEqual([]);
  await save({ sms: ["DEPOT"] });
  await watch("17:36");
  expect(await smsTo()).toEqual([]);
  for (const time of ["17:37", "18:37", "19:37"]) await watch(time);
  expect(await smsTo()).toEqual([expect.stringMatching(/订单\d{14}的货物已到达提货点/)]);
  // The open page of the order has to show it.
  expect(await orderNamedBy("货物已到提货点")).toBe(orderId);
});

test("[U62] goods that are on their way, or of which the carrier knows nothing, are not told", async () => {
  await save({ sms: ["DEPOT"] });
  await underWay(ON_ITS_WAY);
  await underWay("DPK0000");
  await watch("17:37");
  expect(await smsTo()).toEqual([]);
});

test("[U62] goods under a corrected waybill are told as well, once; another change tells nothing", async () => {
  await save({ sms: ["DEPOT"] });
  const orderId = await underWay(AT_DEPOT);
  await watch("17:37");
  const edit = (change: object) => life.call("PUT", `/order/api/order/${orderId}/edit`, change);
  turnTo("17:40");
  await edit({ remark: "轻放" });
  await watch("18:37");
  expect(await smsTo()).toHaveLength(1);
  await edit({ logisticsNo: ALSO_AT_DEPOT });
  for (const time of ["19:37", "20:37"]) await watch(time);
  expect(await smsTo()).toHaveLength(2);
});
