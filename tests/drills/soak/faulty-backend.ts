import "./hurried-clock";
import { createApp } from "../../../backend/src/app";
import { workInCells } from "../../../backend/src/cell";
import type { BackendEnv } from "../../../backend/src/env";
import backend from "../../../backend/src/worker";
import { createCellClass, type RunStatements } from "../../../durable-objects/cell/cell";
import { createFaults } from "../../support/faults/faults";
import { connectionLost } from "../../support/faults/point";

export { Passwords } from "../../../backend/src/worker";

/** Share of the requests, and of the runs of the jobs, that meet a fault. */
const SHARE = 0.01;
/** A call to a store that fails is one of the first so many. */
const FIRST = 4;

type Faults = ReturnType<typeof createFaults>;
const any = (below: number) => 1 + Math.floor(Math.random() * below);

/** What goes wrong in the Worker: the directory before or after it has done its work, slowly, or a room that is not told or not heard. */
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
  const { FILES, SITE } = env;
  return { ...env, ...faults.wrap({ FILES, ...(SITE && { SITE }) }), DB: faults.d1.wrap(env.DB) };
}

/** Fails when it runs, and takes the transaction with it. */
const SPOILED = { sql: "SELECT json('{')", values: [] };

/** What goes wrong with a transaction of a cell: before it, after it, within it, or it takes long. */
const IN_A_CELL: readonly ((run: RunStatements) => RunStatements)[] = [
  () => () => Promise.reject(connectionLost()),
  (run) => async (statements, bucket) => {
    await run(statements, bucket);
    throw connectionLost();
  },
  (run) => (statements, bucket) => run([...statements, SPOILED], bucket),
  (run) => async (statements, bucket) => {
    await scheduler.wait(2_000);
    return run(statements, bucket);
  },
];

/** The same cell; for one request in a hundred, with a fault in one of the first transactions. */
function maybeFaultyRun(run: RunStatements): RunStatements {
  if (Math.random() >= SHARE) return run;
  const faulty = IN_A_CELL[any(IN_A_CELL.length) - 1]?.(run) ?? run;
  let left = any(FIRST);
  return (statements, bucket) => {
    left -= 1;
    return (left === 0 ? faulty : run)(statements, bucket);
  };
}

const work = workInCells(createApp());

/** A cell in which things break. */
export const Cell = createCellClass<BackendEnv>({
  ...work,
  answer: (request, cell) => work.answer(request, { ...cell, run: maybeFaultyRun(cell.run) }),
  runJobs: (cell, waking) => work.runJobs({ ...cell, run: maybeFaultyRun(cell.run) }, waking),
});

/** The backend as it is deployed, in a world in which things break. One answer in two hundred is lost on its way. */
export default {
  async fetch(request, env, ctx) {
    const answer = await backend.fetch(request, maybeFaulty(env), ctx);
    if (Math.random() < SHARE / 2) throw new TypeError("the answer is lost");
    return answer;
  },
} satisfies ExportedHandler<BackendEnv>;
