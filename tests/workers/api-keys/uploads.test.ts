import { beforeEach, describe, expect, test } from "vitest";
import { Code } from "../../../schema/rules/codes";
import { type Account, signIn } from "../../support/accounts/accounts";
import { makeKey } from "../../support/accounts/api-keys";
import { pngHead } from "../../support/files/multipart";
import {
  newItem,
  payingCustomer,
  seedReference,
  submitOrder,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { revokeKey } from "./support";

let backend: TestBackend;
let account: Account;
let site: ReturnType<typeof createWholeSite>;
beforeEach(async () => {
  await seedReference();
  backend = createTestBackend();
  site = createWholeSite(backend);
  account = await payingCustomer(1_000_000);
});

describe("a picture that a program uploads", () => {
  async function upload(
    key: string,
    headers: Record<string, string> = {},
    path = "/common/common/upload_file",
  ) {
    const body = new FormData();
    body.set("file", new File([new Uint8Array(pngHead())], "sofa.png", { type: "image/png" }));
    const response = await site.visit(path, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, ...headers },
      body,
    });
    return {
      status: response.status,
      answer: (await response.json()) as { code: number; data: { url: string } },
    };
  }

  test("[U70] is one of its customer's, whose address a new order takes", async () => {
    const { secret } = await makeKey(account, { scopes: ["orders:write"] });
    const { answer } = await upload(secret);
    expect(answer).toMatchObject({ code: 0, data: { url: expect.stringMatching(/^\/files\/[\w.]+$/) } });
    const item = newItem({ imgUrl: answer.data.url });
    expect((await submitOrder(backend, account, { orderItems: [item] })).code).toBe(0);
    const foreign = await submitOrder(backend, await signIn(), { orderItems: [item] });
    expect(foreign.code).toBe(Code.INVALID_INPUT);
  });

  test("[S50] needs the scope of placing orders", async () => {
    const { secret } = await makeKey(account, { scopes: ["orders:read", "goods"] });
    expect((await upload(secret)).answer.code).toBe(Code.KEY_SCOPE_MISSING);
  });

  test("[S5] is not taken by what is no key, with whatever cookie beside it", async () => {
    const before = site.reached();
    const { status, answer } = await upload(account.token, { cookie: `token=${account.token}` });
    expect([status, answer.code]).toEqual([401, Code.NOT_LOGGED_IN]);
    expect(site.reached()).toBe(before);
    const { id, secret } = await makeKey(account);
    await revokeKey(backend, account, id);
    expect((await upload(secret)).answer.code).toBe(Code.NOT_LOGGED_IN);
  });

  test("[S5] goes to that address alone: at any other a key counts for nothing", async () => {
    const { secret } = await makeKey(account);
    const response = await site.visit("/common/common/uploadbase64img", {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: "{}",
    });
    expect(response.status).toBe(401);
  });
});
