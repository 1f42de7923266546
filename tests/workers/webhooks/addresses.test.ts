import { describe, expect, test } from "vitest";
import { refusalOf } from "../../../backend/src/modules/webhooks/webhook-addresses";
import { withWebhooks } from "../../support/webhooks";

const hooks = withWebhooks();
const { life, add, list, deliver, deliveries, quiet } = hooks;
const LIVE = { SANDBOX: "off", PUBLIC_ORIGIN: "https://www.zhuangda-site.com" } as const;

/** Addresses that lead into a network of the platform's or of another owner's, in the notations that URL and resolvers read. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  FORM: ["", "/hook", "//erp.com/x", "ftp://erp.com", "javascript:alert(1)", "https:///x", "https:/erp.com"],
  HTTPS: ["http://erp.merchant-shop.com/", "HTTP://erp.merchant-shop.com/", "http://127.0.0.1:9000/"],
  PORT: ["https://erp.merchant-shop.com:8443/", "https://erp.merchant-shop.com:80/"],
  LOGIN: [
    "https://u:p@erp.merchant-shop.com/",
    "https://erp.merchant-shop.com@10.0.0.1/",
    "https://@erp.merchant-shop.com/",
  ],
  FRAGMENT: ["https://erp.merchant-shop.com/#x", "https://erp.merchant-shop.com/x#"],
  IP: [
    ...[
      "127.0.0.1",
      "10.0.0.1",
      "172.16.5.4",
      "192.168.1.1",
      "169.254.169.254",
      "100.64.0.1",
      "0.0.0.0",
      "8.8.8.8",
    ],
    ...[
      "2130706433",
      "0x7f000001",
      "0x7f.1",
      "017700000001",
      "0177.0.0.1",
      "127.1",
      "127.0.1",
      "0",
      "①②⑦.0.0.1",
    ],
    ...[
      "127.0.0.1.",
      "１２７.０.０.１",
      "[::1]",
      "[::]",
      "[fe80::1]",
      "[fc00::1]",
      "[::ffff:127.0.0.1]",
      "[::ffff:7f00:1]",
    ],
    ...["[64:ff9b::7f00:1]", "[2001:db8::1]", "%31%32%37.0.0.1"],
  ].map((host) => `https://${host}/hook`),
  PRIVATE: [
    ...[
      "localhost",
      "LOCALHOST",
      "localhost.",
      "a.localhost",
      "localhost.localdomain",
      "intranet",
      "metadata",
      "erp",
    ],
    ...[
      "printer.local",
      "db.internal",
      "metadata.google.internal",
      "nas.lan",
      "router.home.arpa",
      "x.corp",
      "a.test",
    ],
    ...[
      "127.0.0.1.nip.io",
      "10-0-0-1.sslip.io",
      "app.localtest.me",
      "lvh.me",
      "1.0.0.127.in-addr.arpa",
      "x.onion",
    ],
  ].map((host) => `https://${host}/hook`),
  OWN: [
    "https://www.zhuangda-site.com/graphql",
    "https://zhuangda-site.com/",
    "https://API.Zhuangda-Site.com/x",
    "https://a.b.zhuangda-site.com./",
  ],
};

describe("addresses", () => {
  test.each(Object.entries(REFUSED))("[S35] production refuses what is %s", (why, addresses) => {
    expect(addresses.map((address) => [address, refusalOf(address, LIVE)])).toEqual(
      addresses.map((address) => [address, why]),
    );
  });

  test("[S35] characters that URL drops do not get an address past the look", () => {
    for (const address of [
      "https://erp.shop.com/\tx",
      "https://127.0\n.0.1/",
      " https://a.shop.com/",
      "https://a.shop.com\\@b/",
    ])
      expect(refusalOf(address, LIVE)).toBe("FORM");
  });

  test("[U72] names of the public internet are taken", () => {
    for (const address of [
      "https://erp.merchant-shop.com/hook?key=a%20b",
      "https://商家.中国/通知",
      "https://notzhuangda-site.com/",
      "https://localhost.merchant-shop.com/",
      "https://erp.merchant-shop.com:443/",
    ])
      expect(refusalOf(address, LIVE)).toBeNull();
  });

  test("[S37] a receiver on this machine is taken in the sandbox alone, and says so", async () => {
    expect(refusalOf("http://127.0.0.1:9000/hook", { SANDBOX: "on" })).toBeNull();
    expect(refusalOf("http://127.0.0.1:9000/hook", { SANDBOX: "off" })).toBe("HTTPS");
    expect(refusalOf("http://192.168.1.1:9000/hook", { SANDBOX: "on" })).toBe("HTTPS");
    await add(["order.created"], "http://127.0.0.1:9000/hook");
    await add(["order.created"]);
    expect((await list()).map(({ isLocal }: { isLocal: boolean }) => isLocal)).toEqual([true, false]);
  });

  test("[S35] an address that was stored in a sandbox is sent nothing once the sandbox is off", async () => {
    quiet();
    const { id } = await add(["order.created"], "http://127.0.0.1:9000/hook");
    await life.placeOrder();
    await deliver({ ...life.backend.env, SANDBOX: "off" });
    expect(hooks.receiver.hooks).toEqual([]);
    expect((await deliveries(id)).rows).toMatchObject([{ state: "WAITING", answerStatus: null }]);
  });

  test("[S35] a refused address is refused in words, also where one is changed, and nothing is stored", async () => {
    quiet();
    const events = ["order.created"];
    const refused = await life.call("POST", "/user/api/webhook", { url: "https://10.0.0.1/", events });
    expect(refused).toMatchObject({
      code: 4000,
      field: "url",
      message: expect.stringContaining("不支持 IP 地址"),
    });
    const { id } = await add(["order.created"]);
    const changed = await life.call("PUT", `/user/api/webhook/${id}`, { url: "https://localhost/" });
    expect(changed).toMatchObject({ code: 4000, field: "url" });
    expect(await list()).toMatchObject([{ url: "https://erp.merchant-shop.com/hook" }]);
  });
});
