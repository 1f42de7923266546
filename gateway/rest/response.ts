import type { RestCall } from "../../schema/rest/rest-call";
import { Code } from "../../schema/rules/codes";
import { logDropped } from "../observability/log";
import { UpstreamError } from "./errors";
import { fillGaps } from "./fill-gaps";

/** An answer in the documented envelope: its data, or a refusal. */
export type Answer =
  | { ok: true; data: unknown }
  | { ok: false; code: number; message: string; field: string | null };

/** Longest message of the backend that is shown to the user. */
const MESSAGE_CHARS = 200;

/**
 * Reads the envelope of an answer, and parses `data` with the call's own schema. Throws UpstreamError for
 * server failures and for anything that is not the documented envelope.
 */
export async function readData(call: RestCall, response: Response): Promise<Answer> {
  if (response.status >= 500 || (response.status >= 300 && response.status < 400)) {
    await response.body?.cancel();
    throw new UpstreamError(call.id, "status", String(response.status));
  }
  const envelope = await readEnvelope(call, response);
  const { message, data } = envelope;
  if (envelope.code !== Code.OK) {
    const { code, field } = envelope;
    return { ok: false, code, message: message.slice(0, MESSAGE_CHARS), field };
  }
  const parsed = parseData(call, call.dataOfMessage ? (data ?? call.dataOfMessage(message)) : data);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    // The place and the expected type, but never the actual value.
    throw new UpstreamError(
      call.id,
      "shape",
      `at ${issue?.path.join(".") || "data"}: ${issue?.code ?? "unknown"}`,
    );
  }
  return { ok: true, data: parsed.data };
}

/**
 * Complete answers are parsed without changes. An answer with gaps is parsed again with the gaps filled,
 * because other backends have them; a log line tells which parts were left out.
 */
function parseData(call: RestCall, data: unknown) {
  const parsed = call.data.safeParse(data);
  if (parsed.success) return parsed;
  const withoutNull = call.data.safeParse(data ?? undefined);
  if (withoutNull.success || !call.id.startsWith("API-")) return withoutNull;
  const dropped: string[] = [];
  const filled = call.data.safeParse(fillGaps(call.data, data, (path) => dropped.push(path)));
  if (filled.success && dropped.length > 0) logDropped(call.id, dropped);
  return filled;
}

async function readEnvelope(call: RestCall, response: Response) {
  let json: unknown;
  try {
    json = await response.json();
  } catch (error) {
    const timedOut = error instanceof Error && error.name === "TimeoutError";
    throw new UpstreamError(call.id, timedOut ? "timeout" : "not-json", String(response.status));
  }
  if (typeof json !== "object" || json === null || !("code" in json) || typeof json.code !== "number") {
    throw new UpstreamError(call.id, "shape", "no envelope");
  }
  const message = "message" in json && typeof json.message === "string" ? json.message : "";
  const field = "field" in json && typeof json.field === "string" ? json.field : null;
  return { code: json.code, message, field, data: "data" in json ? json.data : undefined };
}
