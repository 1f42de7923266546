import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { createOperatorClient, type OperatorClient } from "../../../gateway/rest/operator-client";
import { RestError } from "../../../schema/rest/rest-error";
import { yuanToFen } from "../../../schema/rules/money";
import { formatMoney } from "../../lib/format";
import type { ConsoleAnswer, ConsoleIntent } from "./console-form";
import { blockInput, messageInput, rechargeInput } from "./console-input";

const SMS_SHOWN = 30;

/** Whether the sandbox is switched on. */
export const isSandboxOn = ({ cloudflare: { env } }: AppLoadContext): boolean => env.SANDBOX === "on";

/** What the console shows; a part is null when the backend could not tell. */
export async function loadConsole({ cloudflare: { env }, requestId }: AppLoadContext) {
  const [sms, health] = await Promise.allSettled([
    withOperator(env, requestId, ({ sandbox }) => sandbox.listSandboxSms({ query: { limit: SMS_SHOWN } })),
    withOperator(env, requestId, ({ operator }) => operator.getHealth()),
  ]);
  return {
    sms: sms.status === "fulfilled" ? sms.value : null,
    health: health.status === "fulfilled" ? health.value : null,
    /** Idempotency key of a form that has just been opened. */
    key: crypto.randomUUID(),
  };
}

/** Async, so that a missing token is a failure of the part like any other. */
async function withOperator<T>(
  env: AppLoadContext["cloudflare"]["env"],
  requestId: string,
  ask: (client: OperatorClient) => Promise<T>,
): Promise<T> {
  return ask(createOperatorClient(env, requestId));
}

type Values = Record<string, string>;

interface Command {
  /** Says what was done. */
  run(client: OperatorClient, values: Values, key: string): Promise<string>;
}

const command = <Shape extends z.ZodType>(
  shape: Shape,
  run: (client: OperatorClient, input: z.output<Shape>, key: string) => Promise<string>,
): Command => ({ run: (client, values, key) => run(client, shape.parse(values), key) });

const COMMANDS: Record<ConsoleIntent, Command> = {
  message: command(messageInput, async ({ operator }, body) => {
    await operator.sendServiceMessage({ body });
    return "服务消息已发送";
  }),
  recharge: command(rechargeInput, async ({ operator }, body, key) => {
    const { balance } = await operator.creditWallet({ body }, { headers: { "Idempotency-Key": key } });
    return `充值成功，当前余额 ${formatMoney(yuanToFen(balance))}`;
  }),
  block: command(blockInput, async ({ operator }, body) => {
    await operator.setBlocked({ body });
    return body.blocked ? "账号已拉黑" : "账号已恢复";
  }),
};

const postedForm = z.looseObject({
  intent: z.enum(["message", "recharge", "block"]),
  key: z.uuid(),
});

/** Runs the form that was posted. Throws 400 for what is none of the console's forms. */
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
    const done = await withOperator(env, requestId, (client) => COMMANDS[intent].run(client, values, key));
    // The phone stays: the next message usually goes to the same person.
    return { ...refusal, key: crypto.randomUUID(), done, values: { phone: values.phone ?? "" } };
  } catch (error) {
    if (error instanceof z.ZodError) {
      const issues = error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
      return { ...refusal, issues };
    }
    return { ...refusal, problem: error instanceof RestError ? error.message : "后端没有应答，请稍后重试" };
  }
}
