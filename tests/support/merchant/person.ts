import { z } from "zod";
import { documentId } from "../graph/document-id";
import type { Platform } from "./platform";

const messages = z.array(z.object({ content: z.string() }));
const answered = z.object({ data: z.record(z.string(), z.unknown()), errors: z.undefined().optional() });

/** A customer at a browser: cookie, origin and the operations of our own pages, by HTTP. */
export interface Person {
  readonly phone: string;
  /** Runs an operation of a page by the name of its document; what its one field answers. @throws on errors */
  run(operation: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Asks for a code by SMS, and reads it. */
  readCode(): Promise<string>;
}

/** Registers a phone, as the sandbox lets programs do it. */
export async function register({ origin }: Pick<Platform, "origin">, phone: string): Promise<Person> {
  const entered = await fetch(`${origin}/sandbox/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify({ phone }),
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const headers = { Cookie: cookie, Origin: origin };

  async function run(operation: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> {
    const response = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json", "X-GraphQL-CSRF": "1" },
      body: JSON.stringify({ documentId: documentId(operation), variables }),
    });
    const answer: unknown = await response.json();
    const parsed = answered.safeParse(answer);
    if (!parsed.success) throw new Error(`${operation}: ${JSON.stringify(answer)}`);
    return Object.values(parsed.data.data)[0];
  }

  return {
    phone,
    run,
    async readCode() {
      await run("SendSmsCode", { input: { phone, idempotencyKey: crypto.randomUUID() } });
      const response = await fetch(`${origin}/sandbox/sms.json?phone=${phone}`);
      const contents = messages.parse(await response.json()).map(({ content }) => content);
      const code = contents.map((content) => /验证码 (\d{6})，/.exec(content)?.[1]).find(Boolean);
      if (!code) throw new Error("no code was sent");
      return code;
    },
  };
}

const key = z.object({ secret: z.string() });

/** Makes a key as the page of keys does, with a code by SMS; its secret. `dayLimit` in 分. */
export async function createKey(
  person: Person,
  wish: {
    name: string;
    mode?: "LIVE" | "TEST";
    scopes: readonly string[];
    dayLimit?: number;
    addresses?: readonly string[];
  },
): Promise<string> {
  const input = { addresses: [], ...wish, code: await person.readCode() };
  return key.parse(await person.run("CreateApiKey", { input })).secret;
}

/** Adds an address for these events as the page does; the secret that signs. */
export async function addWebhook(person: Person, url: string, events: readonly string[]): Promise<string> {
  const idempotencyKey = crypto.randomUUID();
  return key.parse(await person.run("AddWebhook", { url, note: "ERP", events, idempotencyKey })).secret;
}
