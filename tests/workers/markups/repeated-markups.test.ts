import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { createMarkup, payMarkup } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";

const life = withOneLife(1_000_000);

/** Makes a markup and pays it, as one mutation of the graph does, with a key for each of the two. */
async function addOnce(orderId: number, key: string, { amount = 5, pwd = "246810" } = {}) {
  const subject = life.subjectOf(orderId);
  const made = await createMarkup(subject, { amount, key: `${key}:make` });
  return { made: made.data, paid: await payMarkup(subject, made, { key, pwd }) };
}

const statusesOf = async (orderId: number): Promise<string[]> =>
  (await life.call("GET", `/order/api/markup/${orderId}/list`)).data.map(
    ({ status }: { status: string }) => status,
  );
const walletOf = () => balanceOf(`wallet:${life.account.customerId}`);

test("[R6] [MARK-06] [MARK-07] one whose answer was lost is made and paid once, however often it is repeated", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const wallet = await walletOf();
  const first = await addOnce(orderId, "lost");
  expect(first.paid).toMatchObject({ code: 0 });
  expect(await addOnce(orderId, "lost")).toEqual(first);
  expect(await Promise.all([addOnce(orderId, "lost"), addOnce(orderId, "lost")])).toEqual([first, first]);
  expect(await statusesOf(orderId)).toEqual(["SUCCESS"]);
  expect(await walletOf()).toBe(wallet - 500);

  const other = await createMarkup(life.subjectOf(orderId), { amount: 6, key: "lost:make" });
  expect(other).toMatchObject({ code: 4308, message: "上一次提交已经成功，请核对后再决定是否重新提交" });
  expect(await addOnce(orderId, "another")).toMatchObject({ paid: { code: 0 } });
  expect(await walletOf()).toBe(wallet - 1000);
});

test("[R6] [G-21] an unpaid one that another request found is the same one when that request is repeated", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const wallet = await walletOf();
  const { data: unpaid } = await createMarkup(life.subjectOf(orderId), { amount: 5 });
  const first = await addOnce(orderId, "found");
  expect(first).toMatchObject({ made: unpaid, paid: { code: 0 } });
  expect(await addOnce(orderId, "found")).toEqual(first);
  expect(await walletOf()).toBe(wallet - 500);
});

test("asked for ten times at once with one key, it is made once", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const answers = await Promise.all(Array.from({ length: 10 }, () => addOnce(orderId, "many")));
  expect(new Set(answers.map(({ made }) => made)).size).toBe(1);
  expect(await statusesOf(orderId)).toEqual(["SUCCESS"]);
});

test("one that was not paid and was replaced is made again, because it cannot be paid any more", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const wallet = await walletOf();
  const wrong = await addOnce(orderId, "chosen", { pwd: "000000" });
  expect(wrong.paid).toMatchObject({ code: 4301 });
  expect(await addOnce(orderId, "dearer", { amount: 6, pwd: "000000" })).toMatchObject({
    paid: { code: 4301 },
  });
  const again = await addOnce(orderId, "chosen");
  expect(again.paid).toMatchObject({ code: 0 });
  expect(again.made).not.toBe(wrong.made);
  expect(await addOnce(orderId, "chosen")).toEqual(again);
  expect(await walletOf()).toBe(wallet - 500);
});
