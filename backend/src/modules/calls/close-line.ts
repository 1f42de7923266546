import { callEndPath, callEndSubject } from "../../../../schema/rest/calls/call-line";
import { ROOM_SIGNATURE_HEADER, signRoomEvents } from "../../../../schema/rest/room-intake";
import type { BackendEnv } from "../../env";
import { type Clock, SECOND } from "../../shared/clock";
import { log } from "../../shared/log";

const TIMEOUT_MS = 5 * SECOND;

/**
 * Closes the line of a call, so that it passes nothing on. Run it after the commit with `waitUntil`. Never
 * throws: a line that is not told ends when both windows leave it.
 */
export async function closeLine(
  instanceId: string,
  { env, clock }: { env: BackendEnv; clock: Pick<Clock, "now"> },
): Promise<void> {
  const body = "{}";
  try {
    const response = await env.SITE.fetch(`https://site${callEndPath(instanceId)}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [ROOM_SIGNATURE_HEADER]: await signRoomEvents(
          env.ROOM_EVENT_SECRET,
          callEndSubject(instanceId),
          body,
          clock.now(),
        ),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the line answered ${response.status}`);
  } catch (error) {
    log.warn("call line not closed", { reason: error instanceof Error ? error.message : "unknown" });
  }
}
