import { z } from "zod";
import { API_KEY_MODES, API_SCOPES } from "../../rules/account/api-keys";
import { defineCall } from "../rest-call";
import { id, nothing, time, yuan } from "../shapes";

const tag = "开放平台";
const path = "/user/api/customer/api_keys";
const code = z.string().max(13).describe("账户手机号收到的验证码");
const scopes = z.array(z.enum(API_SCOPES)).max(20).describe("权限");
const addresses = z.array(z.string().max(60)).max(100).describe("允许的 IP 地址或网段；空为不限");
const dayLimit = yuan.nullable().describe("每日付款额度，单位：元；没有付款权限为 null");
const mode = z.enum(API_KEY_MODES).describe("live 正式，test 测试：只作用于账户的沙盒客户");
const without = "不能创建和使用接口密钥";

/** A key, without its secret: that is shown once and stored as a hash. */
export const apiKey = z.object({
  id,
  mode,
  name: z.string(),
  tail: z.string().describe("密钥的最后四位"),
  scopes,
  addresses,
  dayLimit,
  paidToday: yuan.describe("今日已付款的金额，单位：元"),
  createTime: time,
  lastUseTime: time.nullable().describe("最近使用时间；未使用过为 null"),
  lastUseAddress: z.string().nullable().describe("最近使用的 IP 地址"),
  oldSecretUntil: time.nullable().describe("更换后旧密钥失效的时间；没有旧密钥为 null"),
});

/** A secret, in the one answer that has it. */
const fresh = z.object({ id, secret: z.string().describe("完整密钥，只在此时显示一次") });

/** EXT-560: the caller's keys that are in use, newest first (ux.md U70). */
export const listApiKeys = defineCall({
  id: "EXT-560",
  method: "GET",
  path,
  tag,
  summary: "接口密钥列表",
  auth: "required",
  data: z.array(apiKey),
  absent: { data: [], without },
});

/** EXT-561: makes a key. Wants a fresh code (security.md S19). */
export const createApiKey = defineCall({
  id: "EXT-561",
  method: "POST",
  path,
  tag,
  summary: "创建接口密钥",
  auth: "required",
  body: z.object({
    name: z.string().max(200),
    mode: mode.default("live"),
    scopes,
    addresses,
    dayLimit,
    code,
  }),
  data: fresh,
  absent: { offer: "apiKeys", without },
});

/** EXT-562: gives a key another secret; the old one works for a day longer. Wants a fresh code (security.md S19). */
export const rotateApiKey = defineCall({
  id: "EXT-562",
  method: "POST",
  path: `${path}/rotate`,
  tag,
  summary: "更换接口密钥",
  auth: "required",
  body: z.object({ keyId: id, code }),
  data: fresh,
  absent: { offer: "apiKeys", without },
});

/** EXT-563: revokes a key: both of its secrets are dead at once. It needs no code, so that it is quick. */
export const revokeApiKey = defineCall({
  id: "EXT-563",
  method: "POST",
  path: `${path}/revoke`,
  tag,
  summary: "停用接口密钥",
  auth: "required",
  body: z.object({ keyId: id }),
  data: nothing,
  absent: { offer: "apiKeys", without },
});

/**
 * EXT-564: takes the cost of an operation from what the calling key may spend, and answers what the key may do. For a key
 * alone: a session is answered like a key that does not exist.
 */
export const admitApiKey = defineCall({
  id: "EXT-564",
  method: "POST",
  path: `${path}/admit`,
  tag,
  summary: "登记一次接口调用",
  auth: "required",
  body: z.object({ cost: z.number().int().min(1).max(100_000).describe("本次调用的成本") }),
  data: z.object({
    mode,
    scopes,
    left: z.number().int().describe("剩余的成本额度"),
    most: z.number().int().describe("成本额度上限"),
    restoredPerSecond: z.number().int().describe("每秒恢复的成本额度"),
  }),
  absent: { without },
});
