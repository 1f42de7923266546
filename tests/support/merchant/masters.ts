import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { DAY, formatTime } from "../../../schema/rules/time";
import { ROOT } from "../project/source-files";
import type { Platform } from "./platform";

const envelope = z.object({ code: z.number(), message: z.string(), data: z.unknown() });
const made = z.object({ id: z.number() });
const evidence = z.object({ url: z.string() });

/** The other side of an order, as the operator API lets it act. */
export interface Masters {
  /** Credits a wallet by hand. @param yuan 元 */
  credit(phone: string, yuan: number): Promise<void>;
  /** A master takes the order. */
  take(orderId: string): Promise<void>;
  /** Does the work of an order that is taken: appointment, arrival, and photographs of what is done. */
  work(orderId: string): Promise<void>;
}

/** A master who is verified, and staff who credit wallets. */
export async function hireMasters({ origin, operatorToken }: Platform): Promise<Masters> {
  async function call(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/operator/api/${path}`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${operatorToken}`,
        ...(isForm ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const { code, message, data } = envelope.parse(await response.json());
    if (code !== 0) throw new Error(`${path}: ${message}`);
    return data;
  }

  const now = formatTime(Date.now());
  const person = { type: "PERSONAL", name: "陈师傅", phone: "13700007001", verifyTime: now };
  const { id: workerId } = made.parse(await call("worker", person));
  const photo = new File([readFileSync(join(ROOT, "public/demo/sofa.png"))], "sofa.png", {
    type: "image/png",
  });

  return {
    async credit(phone, yuan) {
      await call("wallet/credit", { phone, amount: yuan }, { "Idempotency-Key": crypto.randomUUID() });
    },
    async take(orderId) {
      await call(`order/${orderId}/receive`, { workerId });
    },
    async work(orderId) {
      const step = (event: string, body: unknown) => call(`order/${orderId}/${event}`, body);
      await step("appoint", { appointmentTime: formatTime(Date.now() + DAY) });
      await step("sign_in", { lng: 120.15, lat: 30.28, area: "文三路" });
      const form = new FormData();
      form.set("file", photo);
      const { url } = evidence.parse(await call(`order/${orderId}/evidence?stage=complete`, form));
      await step("complete", { content: "安装完成", imgs: [url] });
    },
  };
}
