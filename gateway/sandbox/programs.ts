import type { Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import { RestError } from "../../schema/rest/rest-error";
import type { SiteEnv } from "../env";
import { readText } from "../http/read-text";
import { createOperatorClient } from "../rest/operator-client";
import { clientOf } from "../security/client";
import type { OwnVisit } from "../visit";

/** The newest messages that `/sandbox/sms.json` shows. */
const SMS_SHOWN = 20;
const MAX_BODY_BYTES = 1024;
/** Pages with the REST API of our backend, for readers and for tools (backend/src/docs.ts). */
const API_DOCS = ["/docs", "/openapi.json"] as const;
const DOCS_TIMEOUT_MS = 8_000;

type SiteTypes = { Bindings: SiteEnv; Variables: { visit: OwnVisit } };

const whileOn: MiddlewareHandler<SiteTypes> = async (c, next) => {
  if (c.env.SANDBOX !== "on") return c.body(null, 404);
  await next();
};

const sessionInput = z.object({ phone: z.string() });

/**
 * Addresses with which a program can act as a customer in the sandbox (docs/graph.md): `POST /sandbox/session
 * {"phone"}` signs in without captcha and SMS and sets the cookie, `POST /sandbox/captcha` gives the grant of
 * a solved captcha, which an app needs for its code, `GET /sandbox/sms.json?phone=` shows the messages to a
 * phone, and `/docs` and `/openapi.json` describe the REST calls. Not in a production bundle, and 404 while
 * the sandbox is off (security.md S37).
 */
export function addSandboxForPrograms(site: Hono<SiteTypes>): void {
  site.post("/sandbox/session", whileOn, async (c) => {
    const { context } = c.get("visit");
    const input = sessionInput.safeParse(jsonOf(await readText(c.req.raw, MAX_BODY_BYTES)));
    if (!input.success) return c.json({ message: 'The body is {"phone": "…"}.' }, 400);
    const client = createOperatorClient(c.env, context.requestId);
    try {
      const { webToken } = await client.sandbox.openSandboxSession({ body: input.data });
      context.session.signIn(webToken);
      return c.json({ phone: input.data.phone });
    } catch (error) {
      if (error instanceof RestError) return c.json({ code: error.code, message: error.message }, 400);
      throw error;
    }
  });
  site.post("/sandbox/captcha", whileOn, async (c) => {
    const { requestId } = c.get("visit").context;
    // The backend uses the same word for an address that the edge does not report.
    const address = clientOf(c.req.raw).address ?? "unknown";
    const client = createOperatorClient(c.env, requestId);
    return c.json(await client.sandbox.openSandboxCaptcha({ body: { address } }));
  });
  for (const path of API_DOCS) {
    site.get(path, whileOn, (c) =>
      c.get("visit").context.streams.send({
        id: "docs",
        method: "GET",
        path,
        identity: "none",
        timeoutMs: DOCS_TIMEOUT_MS,
        timed: "whole",
      }),
    );
  }
  site.get("/sandbox/sms.json", whileOn, async (c) => {
    const client = createOperatorClient(c.env, c.get("visit").context.requestId);
    const phone = c.req.query("phone");
    return c.json(
      await client.sandbox.listSandboxSms({ query: { limit: SMS_SHOWN, ...(phone && { phone }) } }),
    );
  });
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
