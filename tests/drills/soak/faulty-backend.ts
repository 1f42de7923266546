import "./hurried-clock";
import type { BackendEnv } from "../../../backend/src/env";
import backend from "../../../backend/src/worker";
import { createFaults } from "../../support/faults/faults";

/** Share of the requests, and of the runs of the jobs, that meet a fault. */
const SHARE = 0.01;
/** A call to a store that fails is one of the first so many. */
const FIRST = 4;

type Faults = ReturnType<typeof createFaults>;
const any = (below: number) => 1 + Math.floor(Math.random() * below);

/** What goes wrong: a store before or after it has done its work, slowly, or a room that is not told or not heard. */
const KINDS: readonly ((faults: Faults) => void)[] = [
  ({ d1 }) => d1.call(any(FIRST)).throwBefore(),
  ({ d1 }) => d1.batch(1).throwAfterCommit(),
  ({ d1 }) => d1.batch(1).throwAtStatement(any(2)),
  ({ d1 }) => d1.call(any(FIRST)).delay(2_000),
  ({ r2 }) => r2.put().throwBefore(),
  ({ site }) => site.call().networkError(),
  ({ site }) => site.call().answerLost(),
  ({ site }) => site.call().html(502),
];

/** The same stores; for one request in a hundred, with one fault in them. */
function maybeFaulty(env: BackendEnv): BackendEnv {
  if (Math.random() >= SHARE) return env;
  const faults = createFaults();
  KINDS[any(KINDS.length) - 1]?.(faults);
  return faults.wrap(env);
}

/** The backend as it is deployed, in a world in which things break. One answer in two hundred is lost on its way. */
export default {
  async fetch(request, env, ctx) {
    const answer = await backend.fetch(request, maybeFaulty(env), ctx);
    if (Math.random() < SHARE / 2) throw new TypeError("the answer is lost");
    return answer;
  },
} satisfies ExportedHandler<BackendEnv>;
