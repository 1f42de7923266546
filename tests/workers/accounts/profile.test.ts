import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Account, signIn, signInBeside } from "../../support/accounts/accounts";
import { payingCustomer, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
beforeAll(seedReference);
let account: Account;
beforeEach(async () => {
  account = await signIn();
});

const PICTURE = "/named/sofa.png";
const modify = (query: Record<string, string>) =>
  backend.call("POST", `/user/api/customer/modify?${new URLSearchParams(query)}`, { token: account.token });
const read = async () => (await backend.call("GET", "/user/api/customer", { token: account.token })).data;

test.each([
  ["SET-01", "avatar", PICTURE],
  ["NAV-02", "avatar", PICTURE],
  ["NAV-02", "nickname", "小满家居"],
  ["SET-03", "nickname", "小满家居"],
  ["SET-04", "gender", "1"],
  ["SET-04", "gender", "2"],
  ["ENUM-19", "gender", "1"],
  ["ENUM-19", "gender", "2"],
  ["SET-05", "email", "name@example.com"],
  ["SET-06", "areaCode", "33_3301_330106"],
  ["SET-07", "address", "文三路 100 号"],
])("[%s] %s is changed to %s alone", async (_id, field, value) => {
  const before = await read();
  expect(await modify({ [field]: value })).toMatchObject({ code: 0 });
  const { [field]: changed, ...others } = await read();
  expect(`${changed}`).toBe(value);
  expect({ ...others, [field]: before[field] }).toEqual(before);
});

test("[SET-05] an e-mail is taken away by an empty one", async () => {
  await modify({ email: "name@example.com" });
  expect((await read()).email).toBe("name@example.com");
  await modify({ email: "" });
  expect((await read()).email).toBeNull();
});

test("[SET-07] [SET-08] [API-087] [AUTH-16] a profile is changed by the documented query, and what is left out stays", async () => {
  const { token } = await signInBeside(account);
  const all = {
    avatar: PICTURE,
    gender: "2",
    areaCode: "33_3301_330106",
    address: "文三路 100 号",
    email: "name@example.com",
    nickname: "小满家居",
  };
  expect(await modify(all)).toMatchObject({ code: 0 });
  expect(await read()).toMatchObject({ ...all, gender: 2, username: account.phone });
  const other = (await backend.call("GET", "/user/api/customer", { token })).data;
  expect(other).toMatchObject({ address: null, email: null });
  expect(other.nickname).not.toBe(all.nickname);
  await modify({ nickname: " 小满 " });
  expect(await read()).toMatchObject({ ...all, gender: 2, nickname: "小满" });
  await modify({ email: "", address: "", areaCode: "", gender: "", avatar: "" });
  expect(await read()).toMatchObject({
    nickname: "小满",
    email: null,
    address: null,
    areaCode: null,
    gender: null,
    avatar: null,
  });
});

test.each([
  [{ nickname: " " }, "请输入昵称"],
  [{ nickname: "长".repeat(21) }, "参数错误：nickname"],
  [{ gender: "3" }, "参数错误：gender"],
  [{ email: "name@example" }, "邮箱格式不正确，请检查后重新填写"],
  [{ areaCode: "33_3301" }, "请选择完整的省、市、区"],
  [{ areaCode: "33_3201_320106" }, "请选择完整的省、市、区"],
  [{ areaCode: "33_3301_330199" }, "请选择完整的省、市、区"],
  [{ avatar: "https://example.com/a.png" }, "图片不存在"],
])("[SET-03] [SET-04] [SET-05] [SET-06] a profile with %o is refused and stays", async (wrong, message) => {
  const before = await read();
  expect(await modify({ address: "文三路", ...wrong })).toMatchObject({ message });
  expect(await read()).toEqual(before);
});

test("[ENT-01] [ROLE-06] [SAFE-01] [AUTH-19] a session reads name, phone, picture, balance, and whether there is a payment password", async () => {
  const newcomer = { username: account.phone, avatar: null, hasPwd: false, balance: 0 };
  expect(await read()).toMatchObject(newcomer);
  account = await payingCustomer(12_345);
  await modify({ nickname: "小满", avatar: PICTURE });
  const known = { username: account.phone, avatar: PICTURE, hasPwd: true, balance: 123.45 };
  expect(await read()).toMatchObject({ ...known, nickname: "小满" });
});

test.each(["https://example.com/a.png", "/named/film.mp4"])(
  "[SET-01] %s becomes no avatar, and the one that there is stays",
  async (avatar) => {
    expect(await modify({ avatar: PICTURE })).toMatchObject({ code: 0 });
    expect(await modify({ avatar })).toMatchObject({ code: 4004, message: "图片不存在" });
    expect((await read()).avatar).toBe(PICTURE);
  },
);

test("[SET-02] a change of the profile cannot change the phone", async () => {
  await backend.call(
    "POST",
    "/user/api/customer/modify?username=13900000000&phone=13900000000&nickname=新名字",
    {
      token: account.token,
    },
  );
  expect(await read()).toMatchObject({ username: account.phone, nickname: "新名字" });
  const row = env.DB.prepare("SELECT phone FROM customers WHERE id = ?").bind(account.customerId);
  expect(await row.first("phone")).toBe(account.phone);
});
