import { z } from "zod";
import { PARTNER_SCOPES } from "../../rules/partner/partner-clients";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, time, yuan } from "../shapes";

const tag = "运营·对接";
const path = "/operator/api/partner";
const scopes = z.array(z.enum(PARTNER_SCOPES)).max(PARTNER_SCOPES.length).describe("权限");
const addresses = z.array(z.string().max(60)).max(100).default([]).describe("允许的 IP 地址或网段；空为不限");
const publicKey = z.string().max(100).describe("Ed25519 公钥 32 字节的 base64；私钥只留在对接方");
const person = z.string().describe("操作人");

/** EXT-528: clients of the partner API, also revoked ones for 30 days, newest first (decision 074). */
export const listPartnerClients = defineCall({
  id: "EXT-528",
  method: "GET",
  path: `${path}/clients`,
  tag,
  summary: "对接客户端列表",
  auth: "operator",
  data: z.array(
    z.object({
      id,
      name: z.string(),
      scopes,
      addresses,
      publicKey,
      oldKeyUntil: time.nullable().describe("更换后旧公钥失效的时间；没有旧公钥为 null"),
      createTime: time,
      expireTime: time,
      revokeTime: time.nullable(),
      lastUseTime: time.nullable(),
      lastUseAddress: z.string().nullable(),
    }),
  ),
});

/** EXT-529: makes a client. One that calls gives no more than it has itself: its own scopes. */
export const createPartnerClient = defineCall({
  id: "EXT-529",
  method: "POST",
  path: `${path}/client`,
  tag,
  summary: "新增对接客户端",
  auth: "operator",
  body: z.object({
    name: z.string().max(200),
    scopes,
    addresses,
    publicKey,
    days: z.number().int().describe("有效天数"),
  }),
  data: z.object({ id: id.describe("签名中的 keyid") }),
});

/**
 * EXT-530: gives a client another key, and the former one works for a day longer; or gives it a later end. A client
 * changes its own key alone. Its end is set by one with the scope `clients` that has all of its scopes.
 */
export const changePartnerClient = defineCall({
  id: "EXT-530",
  method: "POST",
  path: `${path}/client/{id}/change`,
  tag,
  summary: "更换对接客户端的公钥，或设定新的到期时间",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({
    publicKey: publicKey.optional(),
    expireTime: time
      .optional()
      .describe("新的到期时间，最晚为 400 天后，须有权限 clients；与 publicKey 二选一"),
  }),
  data: z.object({ oldKeyUntil: time.nullable().describe("旧公钥失效的时间；没有更换公钥为 null") }),
});

/** EXT-531: both keys of a client are dead at once. */
export const revokePartnerClient = defineCall({
  id: "EXT-531",
  method: "POST",
  path: `${path}/client/{id}/revoke`,
  tag,
  summary: "停用对接客户端",
  auth: "operator",
  params: z.object({ id }),
  data: nothing,
});

/** EXT-532: the audit log: every call of a client, newest first. What a call sent is not in it. */
export const listPartnerCalls = defineCall({
  id: "EXT-532",
  method: "GET",
  path: `${path}/calls`,
  tag,
  summary: "对接调用记录（新的在前）",
  auth: "operator",
  query: z.object({
    clientId: id.optional(),
    person: z.string().max(64).optional().describe("操作人"),
    callId: z.string().max(20).optional().describe("接口编号，如 EXT-112"),
    target: z.string().max(64).optional().describe("对象的编号"),
    pageIndex: pageNumber,
    pageSize: pageSize(20),
  }),
  data: z.object({
    rows: z.array(
      z.object({
        id,
        clientId: id,
        clientName: z.string(),
        person: person.nullable().describe("操作人；查询可不填"),
        callId: z.string(),
        target: z.string().nullable().describe("路径中的编号；电话只显示部分数字"),
        requestId: z.string().describe("日志中的请求编号"),
        address: z.string(),
        approvalId: id.nullable().describe("双人确认的编号"),
        result: z.number().int().nullable().describe("响应的 code；未写明为 null"),
        createTime: time,
      }),
    ),
    total: z.number().int(),
  }),
});

/** EXT-533: what waits for a second person, and what was decided in the last 30 days, newest first. */
export const listApprovals = defineCall({
  id: "EXT-533",
  method: "GET",
  path: `${path}/approvals`,
  tag,
  summary: "双人确认列表（新的在前）",
  auth: "operator",
  query: z.object({
    state: z.enum(["WAITING", "CONFIRMED", "DONE", "REFUSED"]).optional().describe("WAITING 等待第二人"),
    pageIndex: pageNumber,
    pageSize: pageSize(20),
  }),
  data: z.object({
    rows: z.array(
      z.object({
        id,
        clientId: id,
        callId: z.string(),
        target: z.string().nullable(),
        idempotencyKey: z
          .string()
          .nullable()
          .describe("第一人所用的 Idempotency-Key，第二人须使用同一个；没有使用为 null"),
        amount: yuan.nullable().describe("金额，单位：元；批量结算为 null"),
        state: z.enum(["WAITING", "CONFIRMED", "DONE", "REFUSED"]),
        firstPerson: person,
        secondPerson: person.nullable(),
        createTime: time,
        expireTime: time,
      }),
    ),
    total: z.number().int(),
  }),
});

/** EXT-534: what waits for a second person is not done: the next call of the same begins again. */
export const refuseApproval = defineCall({
  id: "EXT-534",
  method: "POST",
  path: `${path}/approval/{id}/refuse`,
  tag,
  summary: "否决等待确认的操作",
  auth: "operator",
  params: z.object({ id }),
  data: nothing,
});
