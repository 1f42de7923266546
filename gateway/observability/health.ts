import type { getReadiness } from "../../schema/rest/health";
import type { CallData } from "../../schema/rest/rest-call";
import { RestError } from "../../schema/rest/rest-error";
import { RELEASE } from "../../schema/rules/release";
import type { BackendEnv } from "../rest/backend";
import { createSessionlessClient } from "../rest/sessionless-client";
import type { RestUsage } from "../rest/usage";

/** How long an event may wait for its room before something is wrong, ms: retries come every ten minutes at least. */
const OUTBOX_LATE_MS = 15 * 60 * 1000;

type Check = "ok" | "failed" | "unknown";

/**
 * `GET /healthz`: 200 when the backend answers, its database answers and has the migrations of this version, and no
 * event waits for longer than 15 minutes; otherwise 503 with the failing checks. `release` says which release of each Worker answered. It bypasses the circuit breaker
 * and uses no session, so it shows the current state.
 */
export async function handleHealth(
  env: BackendEnv,
  { requestId, usage }: { requestId: string; usage: RestUsage },
): Promise<Response> {
  const started = Date.now();
  const { health } = createSessionlessClient(env, requestId, usage);
  const { checks, backendRelease } = await health.getReadiness().then(
    (readiness) => ({ checks: checksOf(readiness), backendRelease: readiness.release }),
    (error) => ({ checks: checksOfFailure(error), backendRelease: null }),
  );
  const isUp = !Object.values(checks).includes("failed");
  return Response.json(
    {
      status: isUp ? "ok" : "unavailable",
      checks,
      release: { site: RELEASE, backend: backendRelease },
      backendMs: Date.now() - started,
    },
    { status: isUp ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}

const okWhen = (isOk: boolean | undefined): Check =>
  isOk === undefined ? "unknown" : isOk ? "ok" : "failed";

/**
 * A newer schema is fine: migrations are deployed before the Workers that need them. One of the same name that was made
 * from another text is not.
 */
const checksOf = ({
  database,
  migrations,
  outbox,
}: CallData<typeof getReadiness>): Record<string, Check> => ({
  backend: "ok",
  database: okWhen(database),
  migrations: okWhen(
    migrations ? (migrations.applied ?? "") >= migrations.expected && migrations.isAsExpected : undefined,
  ),
  outbox: okWhen(outbox ? (outbox.oldestAgeMs ?? 0) < OUTBOX_LATE_MS : undefined),
});

/** A refusal with a message comes from a working backend without this call: an operator's own. */
const checksOfFailure = (error: unknown): Record<string, Check> => ({
  backend: okWhen(error instanceof RestError),
  database: "unknown",
  migrations: "unknown",
  outbox: "unknown",
});
