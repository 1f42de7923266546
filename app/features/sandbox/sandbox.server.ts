import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { createOperatorClient, type OperatorClient } from "../../../gateway/rest/operator-client";
import { RestError } from "../../../schema/rest/rest-error";
import { yuanToFen } from "../../../schema/rules/money";
import { formatMoney } from "../../lib/format";
import type { ConsoleAnswer, ConsoleIntent } from "./console-form";
import {
  bankInput,
  blockInput,
  complaintInput,
  feedbackInput,
  messageInput,
  payoutsInput,
  playInput,
  rechargeInput,
  withdrawalInput,
} from "./console-input";
import { isPlayedEvent, PLAYED_EVENTS, type PlayedEvent } from "./order-events";
import { playStep } from "./order-play.server";

const SMS_SHOWN = 30;
const ORDERS_SHOWN = 8;
const COMPLAINTS_SHOWN = 5;
const FEEDBACK_SHOWN = 5;
const WITHDRAWALS_SHOWN = 5;
/** Pause between two steps of the autopilot, ms: slow enough to watch. */
const AUTOPILOT_PAUSE_MS = 1500;

/** Whether the sandbox is switched on. */
export const isSandboxOn = ({ cloudflare: { env } }: AppLoadContext): boolean => env.SANDBOX === "on";

/** Data of the console; a part is null when the backend does not answer it. `orderNo` filters the orders. */
export async function loadConsole(
  { cloudflare: { env }, requestId }: AppLoadContext,
  { orderNo }: { orderNo: string },
) {
  const query = { limit: ORDERS_SHOWN, ...(/^\d{1,14}$/.test(orderNo) ? { orderNo } : {}) };
  const [sms, wechat, health, orders, complaints, feedback, withdrawals, bank] = await Promise.allSettled([
    withOperator(env, requestId, ({ sandbox }) => sandbox.listSandboxSms({ query: { limit: SMS_SHOWN } })),
    withOperator(env, requestId, ({ sandbox }) => sandbox.listSandboxWechat({ query: { limit: SMS_SHOWN } })),
    withOperator(env, requestId, ({ operator }) => operator.getHealth()),
    withOperator(env, requestId, ({ operator }) => operator.findOperatorOrders({ query })),
    withOperator(env, requestId, ({ operator }) =>
      operator.findComplaints({ query: { status: "UNTREATED", limit: COMPLAINTS_SHOWN } }),
    ),
    withOperator(env, requestId, ({ operator }) =>
      operator.findFeedback({ query: { isOpen: "true", limit: FEEDBACK_SHOWN } }),
    ),
    withOperator(env, requestId, ({ operator }) =>
      operator.findWithdrawals({ query: { stage: "REVIEW", limit: WITHDRAWALS_SHOWN } }),
    ),
    withOperator(env, requestId, ({ operator }) =>
      operator.findWithdrawals({ query: { stage: "SENT", payWay: "BANK", limit: WITHDRAWALS_SHOWN } }),
    ),
  ]);
  const lists = [orders, complaints, feedback, withdrawals, bank];
  const told = lists.flatMap((list) => (list.status === "fulfilled" ? (list.value.asOf ?? []) : []));
  return {
    sms: sms.status === "fulfilled" ? sms.value : null,
    wechat: wechat.status === "fulfilled" ? wechat.value : null,
    orders: rowsOf(orders),
    withdrawals: rowsOf(withdrawals),
    bank: rowsOf(bank),
    complaints: rowsOf(complaints),
    feedback: rowsOf(feedback),
    /** Time until which all changes are in the lists of orders and cases; null before the first minute. */
    asOf: told.toSorted()[0] ?? null,
    health: health.status === "fulfilled" ? health.value : null,
    /** Idempotency key of a form that has just been opened. */
    key: crypto.randomUUID(),
  };
}

const rowsOf = <Row>(list: PromiseSettledResult<{ rows: Row[] }>): Row[] | null =>
  list.status === "fulfilled" ? list.value.rows : null;

/** Async, so that a missing token is handled like other failures of a part. */
async function withOperator<T>(
  env: AppLoadContext["cloudflare"]["env"],
  requestId: string,
  ask: (client: OperatorClient) => Promise<T>,
): Promise<T> {
  return ask(createOperatorClient(env, requestId));
}

type Values = Record<string, string>;

interface Tools {
  /** Idempotency key of the form. */
  readonly key: string;
  /** The site's static files. */
  readonly assets: Fetcher;
}

interface Command {
  /** Runs the form; answers a description of the result. */
  run(client: OperatorClient, values: Values, tools: Tools): Promise<string>;
}

const command = <Shape extends z.ZodType>(
  shape: Shape,
  run: (client: OperatorClient, input: z.output<Shape>, tools: Tools) => Promise<string>,
): Command => ({ run: (client, values, tools) => run(client, shape.parse(values), tools) });

const COMMANDS: Record<FormIntent, Command> = {
  message: command(messageInput, async ({ operator }, body) => {
    await operator.sendServiceMessage({ body });
    return "服务消息已发送";
  }),
  recharge: command(rechargeInput, async ({ operator }, body, { key }) => {
    const { balance } = await operator.creditWallet({ body }, { headers: { "Idempotency-Key": key } });
    return `充值成功，当前余额 ${formatMoney(yuanToFen(balance))}`;
  }),
  block: command(blockInput, async ({ operator }, body) => {
    await operator.setBlocked({ body });
    return body.blocked ? "账号已拉黑" : "账号已恢复";
  }),
  complaint: command(complaintInput, async ({ operator }, { complaintId, suggestion }) => {
    await operator.answerComplaint({ params: { id: complaintId }, body: { suggestion } });
    return "投诉已处理，客户会收到消息";
  }),
  feedback: command(feedbackInput, async ({ operator }, { feedbackId, reply }) => {
    await operator.answerFeedback({ params: { id: feedbackId }, body: { reply } });
    return "反馈已回复，客户会收到消息";
  }),
  withdrawal: command(withdrawalInput, async ({ operator }, { withdrawalId, approve, reason }) => {
    const body = { approve, reason, reviewer: "沙盒控制台" };
    await operator.reviewWithdrawal({ params: { id: withdrawalId }, body });
    return approve ? "提现已通过，正在打款" : "提现已拒绝，款项已退回客户余额";
  }),
  bank: command(bankInput, async ({ operator }, { bankId, paid, words }) => {
    const body = paid ? { success: paid, transferNo: words } : { success: paid, reason: words };
    await operator.endWithdrawal({ params: { id: bankId }, body });
    return paid ? "已记录打款，客户会收到消息" : "打款未成功，款项已退回客户余额";
  }),
  payouts: command(payoutsInput, async ({ sandbox }, body) => {
    await sandbox.setSandboxPayoutMood({ body });
    return "打款渠道的行为已更改";
  }),
  autopilot: command(playInput, async ({ sandbox }, { orderId }) => {
    const body = { pauseMs: AUTOPILOT_PAUSE_MS };
    await sandbox.runAutopilot({ params: { id: orderId }, body });
    return "自动驾驶已启动，订单会自己往前走";
  }),
};

const stepCommand = (event: PlayedEvent): Command =>
  command(playInput, async (client, { orderId }, { assets }) => {
    await playStep(client, event, { orderId, assets });
    return `已完成：${PLAYED_EVENTS[event]}`;
  });

/** Forms with a command of their own; `step:<event>` stands for many. */
const FORMS = [
  "message",
  "recharge",
  "block",
  "autopilot",
  "complaint",
  "feedback",
  "withdrawal",
  "bank",
  "payouts",
] as const;
type FormIntent = (typeof FORMS)[number];

const STEP = "step:";
const stepIntent = z.custom<`step:${PlayedEvent}`>(
  (value) => typeof value === "string" && value.startsWith(STEP) && isPlayedEvent(value.slice(STEP.length)),
);
const commandOf = (intent: ConsoleIntent): Command => {
  const event = intent.slice(STEP.length);
  return intent.startsWith(STEP) && isPlayedEvent(event)
    ? stepCommand(event)
    : COMMANDS[intent as FormIntent];
};

const postedForm = z.looseObject({
  intent: z.union([z.enum(FORMS), stepIntent]),
  key: z.uuid(),
});

/** Runs a posted form. Throws 400 for anything that is not a form of the console. */
export async function runConsoleForm(
  form: FormData,
  { cloudflare: { env }, requestId }: AppLoadContext,
): Promise<ConsoleAnswer> {
  const values: Values = {};
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  const posted = postedForm.safeParse(values);
  if (!posted.success) throw new Response(null, { status: 400 });
  const { intent, key } = posted.data;

  const refusal: ConsoleAnswer = { intent, key, done: null, problem: null, issues: [], values };
  try {
    const tools = { key, assets: env.ASSETS };
    const done = await withOperator(env, requestId, (client) => commandOf(intent).run(client, values, tools));
    // The phone stays, because the next message usually goes to the same person.
    return { ...refusal, key: crypto.randomUUID(), done, values: { phone: values.phone ?? "" } };
  } catch (error) {
    if (error instanceof z.ZodError) {
      const issues = error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
      return { ...refusal, issues };
    }
    return { ...refusal, problem: error instanceof RestError ? error.message : "后端没有应答，请稍后重试" };
  }
}
