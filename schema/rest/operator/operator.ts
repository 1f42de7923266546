import { z } from "zod";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, staffRows, time, yuan } from "../shapes";

const tag = "运营";
const phone = z.string().min(1).max(32).describe("客户手机号");

/**
 * The operator API (`/operator/api/…`): what masters, providers and staff do, who have no pages here. Every call wants
 * `Authorization: Bearer <OPERATOR_TOKEN>` and answers HTTP 401 with code 7001 without it.
 */

/** EXT-101: customers whose phone begins with the given digits, at most 20. */
export const findCustomers = defineCall({
  id: "EXT-101",
  method: "GET",
  path: "/operator/api/customers",
  tag,
  summary: "按手机号查找客户",
  auth: "operator",
  query: z.object({
    phone: z
      .string()
      .regex(/^\d{3,11}$/)
      .describe("手机号或其开头，至少 3 位"),
  }),
  data: z.array(
    z.object({
      id,
      phone: z.string(),
      nickname: z.string(),
      balance: yuan,
      blocked: z.boolean(),
      createTime: time,
    }),
  ),
});

/**
 * EXT-500: customers who registered with a referral code (REG-03), newest first, so that who brought them can be paid.
 */
export const findReferrals = defineCall({
  id: "EXT-500",
  method: "GET",
  path: "/operator/api/referrals",
  tag,
  summary: "推荐注册的客户（新的在前）",
  auth: "operator",
  query: z.object({
    code: z.string().trim().max(13).optional().describe("推荐码，不填为全部"),
    pageIndex: pageNumber,
    pageSize: pageSize(20),
  }),
  data: staffRows(z.object({ id, phone: z.string(), referralCode: z.string(), createTime: time })).extend({
    total: z.number().int(),
  }),
});

/** EXT-102: a recharge by hand, booked in the ledger and told to the customer. Wants an `Idempotency-Key` header. */
export const creditWallet = defineCall({
  id: "EXT-102",
  method: "POST",
  path: "/operator/api/wallet/credit",
  tag,
  summary: "为客户钱包充值（须带 Idempotency-Key）",
  auth: "operator",
  body: z.object({
    phone,
    amount: z.number().min(0.01).max(1_000_000).describe("金额，单位：元，最多两位小数"),
  }),
  data: z.object({ balance: yuan.describe("充值后的余额，单位：元") }),
});

/**
 * EXT-103: a service message, which also moves the badge in the customer's open tabs; with an `Idempotency-Key` at most
 * once.
 */
export const sendServiceMessage = defineCall({
  id: "EXT-103",
  method: "POST",
  path: "/operator/api/message",
  tag,
  summary: "向客户发送服务消息（重试须带与首次相同的 Idempotency-Key，否则可能重复）",
  auth: "operator",
  body: z.object({
    phone,
    title: z.string().trim().min(1).max(100),
    content: z.string().trim().min(1).max(2000).describe("纯文本"),
  }),
  data: nothing,
});

/** EXT-104: a blocked account answers 7002 to everything until it is unblocked (ROLE-12). */
export const setBlocked = defineCall({
  id: "EXT-104",
  method: "PUT",
  path: "/operator/api/customer/blocked",
  tag,
  summary: "拉黑或恢复客户",
  auth: "operator",
  body: z.object({ phone, blocked: z.boolean() }),
  data: nothing,
});

const outboxState = z.object({
  pending: z.number().int().describe("尚未送达的事件数"),
  oldestAgeMs: z.number().int().nullable().describe("最早一条已等待的毫秒数"),
});

/** EXT-105: events that wait for their rooms, and broken promises of money and orders (none, unless there is a bug). */
export const getHealth = defineCall({
  id: "EXT-105",
  method: "GET",
  path: "/operator/api/health",
  tag,
  summary: "事件队列与账务健康",
  auth: "operator",
  data: z.object({
    outbox: outboxState,
    violations: z
      .array(
        z.object({
          customerId: id,
          rule: z.string(),
          subject: z.string(),
          seenTime: time.describe("首次发现的时间"),
        }),
      )
      .describe("账务与状态不变量的破坏，按发现时间，最多 100 条；复查无误后自动消失"),
    checks: z
      .object({
        changesUntilTime: time.nullable().describe("此前有变动的客户都已核对"),
        lastSliceTime: time.nullable().describe("最近一批客户核对完的时间"),
        roundBeganTime: time.nullable().describe("最近一轮全部客户的核对开始于"),
        roundCustomers: z.number().int().describe("这一轮已核对的客户数"),
        lastRoundTime: time.nullable().describe("上一轮全部客户核对完的时间"),
        lastRoundCustomers: z.number().int().describe("上一轮核对的客户数"),
      })
      .describe("核对进行到哪里：各库中最慢的一个；还没有核对过时为空"),
    backfills: z
      .array(
        z.object({
          name: z.string(),
          storesDone: z.number().int().describe("已补完的数据库个数"),
          storesOpen: z.number().int().describe("尚未补完的个数，含没有应答的"),
          doneTime: time.nullable().describe("最后一个数据库补完的时间；全部补完之前为空"),
          unfinished: z.array(z.number().int()).describe("尚未补完的数据库编号，最多 20 个"),
        }),
      )
      .describe("补写旧数据的进度（新版本增加的列）；没有时为空"),
    stores: z
      .array(
        z.object({
          store: z.number().int().describe("客户数据库的编号"),
          isAnswering: z.boolean(),
          outbox: outboxState.nullable().describe("该库的事件队列；没有应答时为空"),
          size: z.number().int().nullable().describe("数据量，单位：字节"),
          countedFrom: time.nullable().describe("写入行数从这时开始统计"),
          rowsWritten: z.number().int().nullable().describe("此后写入的行数，含索引"),
          mostRowsPerSecond: z.number().int().nullable().describe("其中一秒内最多写入的行数"),
          nextAlarm: time.nullable().describe("下一次自行唤醒的时间；没有待办时为空"),
          lastRun: time.nullable().describe("上一次做完定时任务的时间"),
          isLate: z.boolean().nullable().describe("唤醒时间已过五分钟以上：定时任务没有按时进行"),
        }),
      )
      .describe("各客户数据库，按编号；只有一个共用的库时各项数字为空"),
  }),
});

/**
 * EXT-527: copies all lists of staff's from the customers' stores again, in the minutes after it. Until then they show
 * what they showed. For the case that they are wrong (docs/operations.md).
 */
export const rebuildLists = defineCall({
  id: "EXT-527",
  method: "POST",
  path: "/operator/api/lists/rebuild",
  tag,
  summary: "重新汇总各列表（订单、报价、结算、投诉、反馈、提现、开票、推荐）",
  auth: "operator",
  data: nothing,
});
