import type { getReadiness } from "../../schema/rest/health";
import type { CallData } from "../../schema/rest/rest-call";
import { RestError } from "../../schema/rest/rest-error";
import { RELEASE } from "../../schema/rules/release";
import type { BackendEnv } from "../rest/backend";
import { createSessionlessClient } from "../rest/sessionless-client";
import type { RestUsage } from "../rest/usage";

/** Longest normal wait of an event for its room, ms: retries come at least every ten minutes. */
const OUTBOX_LATE_MS = 15 * 60 * 1000;

type Check = "ok" | "failed" | "unknown";

/**
 * `GET /healthz`: 200 when the backend and its database answer, the database has the migrations of this
 * version, and no event waits for more than 15 minutes; otherwise 503 with the failing checks. `release`
 * tells the release of each Worker. It bypasses the circuit breaker and uses no session, so it shows the
 * current state.
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
 * A newer schema is accepted, because migrations are deployed before the Workers that need them. A migration
 * with the same name and another text is not.
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

/** A refusal with a message comes from a working backend without this call, of another operator. */
const checksOfFailure = (error: unknown): Record<string, Check> => ({
  backend: okWhen(error instanceof RestError),
  database: "unknown",
  migrations: "unknown",
  outbox: "unknown",
});
