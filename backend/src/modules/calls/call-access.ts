import { CALL_TOKEN_MS, signCallPass } from "../../../../schema/rest/calls/call-line";
import type { BackendEnv } from "../../env";
import { type Clock, HOUR, SECOND } from "../../shared/clock";
import { iceUrls, isRelay } from "../../shared/ice-urls";
import type { CallRow } from "./calls.repository";
import type { CallParty } from "./calls.tables";

/**
 * Lifetime of relay credentials, ms: longer than calls last, and short enough that leaked ones are soon
 * useless.
 */
const RELAY_MS = HOUR;

interface AccessDependencies {
  readonly env: Pick<BackendEnv, "ROOM_EVENT_SECRET" | "ICE_URLS" | "TURN_SECRET" | "VIDEO_GATEWAY_URL">;
  readonly clock: Pick<Clock, "now">;
}

/** Access data for a participant: for the line of a call, and for sending media (CALL-12). */
export async function callAccess(call: CallRow, party: CallParty, { env, clock }: AccessDependencies) {
  const now = clock.now();
  const side = call.caller === party ? "caller" : "callee";
  return {
    token: await signCallPass(env.ROOM_EVENT_SECRET, {
      instanceId: call.id,
      side,
      until: now + CALL_TOKEN_MS,
    }),
    gatewayUrl: env.VIDEO_GATEWAY_URL || null,
    iceServers: await iceServers(call.id, { env, now }),
  };
}

/**
 * A relay password is computed from its user name and a secret that only the relay and the backend know (TURN
 * REST API).
 */
async function iceServers(instanceId: string, { env, now }: { env: AccessDependencies["env"]; now: number }) {
  const urls = iceUrls(env);
  const relays = urls.filter(isRelay);
  const others = urls.filter((url) => !isRelay(url));
  const servers: { urls: string[]; username?: string; credential?: string }[] = [];
  if (others.length > 0) servers.push({ urls: others });
  if (relays.length > 0 && env.TURN_SECRET) {
    const username = `${Math.floor((now + RELAY_MS) / SECOND)}:${instanceId}`;
    servers.push({ urls: relays, username, credential: await relayPassword(env.TURN_SECRET, username) });
  }
  return servers;
}

async function relayPassword(secret: string, username: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(username)));
  return btoa(String.fromCharCode(...bytes));
}
