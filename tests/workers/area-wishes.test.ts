import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { newAddress, newPhone } from "../support/accounts/newcomers";
import { PLACE } from "../support/orders/orders";
import { createTestBackend } from "../support/servers/backend";

const backend = createTestBackend();
let phone: string;
beforeEach(() => {
  phone = newPhone();
});

const wish = (change: object = {}, address = newAddress()) =>
  backend.call("POST", "/area/api/wish", {
    json: { areaCode: "654321", goodsTypeId: PLACE.goodsTypeId, phone, ...change },
    headers: { "X-Client-Address": address },
  });
const listed = async (query = "") => {
  const headers = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
  const { data } = await backend.call("GET", `/operator/api/area_wish${query}`, { headers });
  return data.rows.filter((row: { phone: string }) => row.phone === phone);
};

test("[U23] staff learn who is to be called about which area, once, however it was typed and sent", async () => {
  const typed = `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
  const answers = await Promise.all([wish(), wish(), wish({ phone: typed })]);
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect((await wish({ areaCode: "654322" })).code).toBe(0);
  expect(await listed()).toMatchObject([{ areaCode: "654322" }, { areaCode: "654321", phone }]);
  expect(await listed("?areaCode=654321")).toHaveLength(1);
});

test("[AUTH-03] [U23] [ERR-15] an invalid phone is refused, and nothing is stored", async () => {
  expect(await wish({ phone: "12345" })).toMatchObject({ code: 4000, message: "请输入合法手机号" });
  expect(await listed()).toEqual([]);
});

test("[U23] a phone and a network leave so many wishes and no more", async () => {
  const codes: number[] = [];
  for (let area = 0; area < 12; area++) codes.push((await wish({ areaCode: `6543${30 + area}` })).code);
  expect(codes.filter((code) => code === 0)).toHaveLength(10);
  expect(codes.slice(10)).toEqual([4029, 4029]);
  const address = newAddress();
  const others: number[] = [];
  for (let person = 0; person < 22; person++) others.push((await wish({ phone: newPhone() }, address)).code);
  expect(others.filter((code) => code === 4029)).toHaveLength(2);
});
