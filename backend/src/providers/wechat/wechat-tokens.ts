import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { z } from "zod";
import type { BackendEnv } from "../../env";
import { type Clock, MINUTE, SECOND } from "../../shared/clock";
import type { Directory } from "../../shared/stores/stores";
import { PayProviderError } from "../pay/pay-provider";
import { wechatTokens } from "./wechat-tokens.tables";

/** What asks WeChat, and keeps what it answers. */
export interface WechatTools {
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Pick<Clock, "now">;
  readonly fetch: typeof globalThis.fetch;
}

type Kind = (typeof wechatTokens.$inferSelect)["kind"];

const HOST = "https://api.weixin.qq.com";
const TIMEOUT_MS = 5 * SECOND;
/** Renewed so long before it ends: what is signed with it just before is still good. */
const MARGIN_MS = 5 * MINUTE;

const accessAnswer = z.object({ access_token: z.string().min(1), expires_in: z.int().min(1) });
const ticketAnswer = z.object({ ticket: z.string().min(1), expires_in: z.int().min(1) });

/** The official account's access token. @throws PayProviderError */
export const wechatAccessToken = (tools: WechatTools): Promise<string> =>
  kept("access_token", tools, async () => {
    const { WECHAT_PAY_APP_ID: appid, WECHAT_APP_SECRET: secret } = tools.env;
    // This call answers the same token until it nearly ends, so that two Workers do not take it from each other.
    const body = JSON.stringify({ grant_type: "client_credential", appid, secret });
    const answer = await ask("/cgi-bin/stable_token", { method: "POST", body }, accessAnswer, tools);
    return { value: answer.access_token, expiresIn: answer.expires_in };
  });

/** The next caller asks for a new one: WeChat does not take the one that is kept. */
export async function forgetAccessToken(directory: Directory): Promise<void> {
  await drizzle(directory).delete(wechatTokens).where(eq(wechatTokens.kind, "access_token"));
}

/** The ticket with which pages are signed for WeChat's script. @throws PayProviderError */
export const wechatTicket = (tools: WechatTools): Promise<string> =>
  kept("jsapi_ticket", tools, async () => {
    const query = new URLSearchParams({ access_token: await wechatAccessToken(tools), type: "jsapi" });
    const answer = await ask(`/cgi-bin/ticket/getticket?${query}`, {}, ticketAnswer, tools);
    return { value: answer.ticket, expiresIn: answer.expires_in };
  });

/** What is kept, or what is asked for in its place. */
async function kept(
  kind: Kind,
  { directory, clock }: WechatTools,
  renew: () => Promise<{ value: string; expiresIn: number }>,
): Promise<string> {
  const now = clock.now();
  const [found] = await drizzle(directory).select().from(wechatTokens).where(eq(wechatTokens.kind, kind));
  if (found && found.renewAt > now) return found.value;
  const { value, expiresIn } = await renew();
  const fresh = { value, renewAt: now + expiresIn * SECOND - MARGIN_MS };
  await drizzle(directory)
    .insert(wechatTokens)
    .values({ kind, ...fresh })
    .onConflictDoUpdate({ target: wechatTokens.kind, set: fresh });
  return value;
}

async function ask<Shape extends z.ZodType>(
  path: string,
  init: RequestInit,
  shape: Shape,
  { fetch }: WechatTools,
): Promise<z.output<Shape>> {
  // Address and body hold secrets: they stand in no error.
  const name = path.split("?")[0];
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(HOST + path, { ...init, redirect: "manual", signal }).catch(
    (error: unknown) => {
      throw new PayProviderError(`${name} unreachable: ${error instanceof Error ? error.name : "unknown"}`);
    },
  );
  const answer: unknown = await response.json().catch(() => null);
  const parsed = shape.safeParse(answer);
  if (parsed.success) return parsed.data;
  const { errcode } = Object(answer) as { errcode?: unknown };
  throw new PayProviderError(`${name} answered ${typeof errcode === "number" ? errcode : "something else"}`);
}
