import { expect, test } from "vitest";
import { type Account, signIn } from "../../support/accounts/accounts";
import { bookLines } from "../../support/database/ledger-lines";
import { withOneLife } from "../../support/orders/one-life";
import { addGoods } from "../../support/orders/order-imports";
import { placeOrder } from "../../support/orders/orders";
import { createWholeSite } from "../../support/servers/whole-site";

const life = withOneLife();

const download = (path: string, tag?: string, { token }: Account = life.account) =>
  life.backend.request(path, {
    headers: { "WEB-TOKEN": token, ...(tag === undefined ? {} : { "If-None-Match": tag }) },
  });

/** Downloads the file and returns its tag. */
async function tagOf(path: string): Promise<string> {
  const response = await download(path);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  return response.headers.get("etag") ?? "";
}

const LEDGER = "/order/api/cash_flow/export";
const DAY = 24 * 3_600_000;

/** Each file with a tag: how to ask for it, and a change that it shows. */
const FILES: readonly [string, () => Promise<string>, () => Promise<unknown>][] = [
  ["the ledger", async () => LEDGER, () => bookOne()],
  ["the bill of a month", async () => `/order/api/bill/export?month=${month()}`, () => bookOne()],
  [
    "my goods",
    async () => {
      await addGoods(life.account);
      return "/order/api/order/download_user_goods";
    },
    () => addGoods(life.account, "水晶吊灯"),
  ],
];

const month = () => new Date(life.backend.clock.now()).toISOString().slice(0, 7);
const bookOne = () =>
  bookLines(life.account.customerId, [{ type: "RECHARGE", fen: 1_000, at: life.backend.clock.now() }]);

test.each(FILES)("%s is sent again only when it has changed, on any day", async (_, pathOf, change) => {
  await bookOne();
  const path = await pathOf();
  const tag = await tagOf(path);
  expect(tag).not.toBe("");
  life.backend.clock.advance(DAY);
  const same = await download(path, tag);
  expect([same.status, same.headers.get("etag"), await same.text()]).toEqual([304, tag, ""]);
  expect(same.headers.get("cache-control")).toBe("no-store");
  await change();
  const changed = await download(path, tag);
  expect(changed.status).toBe(200);
  expect(changed.headers.get("etag")).not.toBe(tag);
  await changed.arrayBuffer();
});

test("chosen orders have a tag of what stands in them", async () => {
  const orderId = await life.placeOrder();
  const path = `/order/api/order/export_chosen?orderIds=${orderId}`;
  const tag = await tagOf(path);
  expect((await download(path, tag)).status).toBe(304);
  expect((await life.call("POST", `/order/api/order/${orderId}/cancel`)).code).toBe(0);
  expect(await tagOf(path)).not.toBe(tag);
});

test("[S2] a tag opens nothing: a stranger's ledger has another one, and a visitor is told to sign in", async () => {
  await bookOne();
  const tag = await tagOf(LEDGER);
  const stranger = await signIn();
  await bookLines(stranger.customerId, [{ type: "RECHARGE", fen: 1_000, at: life.backend.clock.now() }]);
  const theirs = await download(LEDGER, tag, stranger);
  expect(theirs.status).toBe(200);
  await theirs.arrayBuffer();
  const visitor = await life.backend.request(LEDGER, { headers: { "If-None-Match": "*" } });
  expect(await visitor.json()).toMatchObject({ code: 7001 });
});

test("the list of orders has none: only reading all of them would tell whether one has changed", async () => {
  await placeOrder(life.backend, life.account);
  const response = await download("/order/api/order/export", "*");
  expect([response.status, response.headers.get("etag")]).toEqual([200, null]);
  await response.arrayBuffer();
});

test("the site passes tags on, both ways", async () => {
  await bookOne();
  const site = createWholeSite(life.backend);
  const visit = (headers: Record<string, string>) =>
    site.visit(LEDGER, { headers: { Cookie: `token=${life.account.token}`, ...headers } });
  const whole = await visit({});
  const tag = whole.headers.get("etag") ?? "";
  await whole.arrayBuffer();
  const same = await visit({ "If-None-Match": tag });
  expect([same.status, same.headers.get("etag"), await same.text()]).toEqual([304, tag, ""]);
});
