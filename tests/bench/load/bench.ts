import { parseArgs } from "node:util";
import { createContender } from "../orders/contender";
import { printReport } from "../support/report";
import { sized } from "../support/small";
import { quantile } from "../support/stats";
import { measureDeepPages } from "./deep-pages";
import { runOpenLoop } from "./open-loop";
import { createVisits, KINDS, type Kind, SHARES } from "./visits";

/**
 * People at work (reliability.md R31): lists, details, writes and payments through the site, so many a second whether or
 * not they are answered, by 200 customers with 200,000 orders; and before that one merchant's 50,000 orders at page
 * 8,000, every filter (R32). `--seconds 60` or `--minutes 10`, `--rate 50`.
 */
const { values } = parseArgs({
  options: {
    json: { type: "boolean" },
    small: { type: "boolean" },
    seconds: { type: "string", default: sized("60", "2") },
    minutes: { type: "string" },
    rate: { type: "string", default: "50" },
  },
});
const seconds = values.minutes === undefined ? Number(values.seconds) : Number(values.minutes) * 60;
const rate = Number(values.rate);
const SIZE = sized({ total: 200_000, own: 50_000 }, { total: 400, own: 50 });
const WARM_UP_SECONDS = sized(4, 0.5);
/** The same sequence in every run. */
const SEED = 20_261_122;

/** Numbers from 0 to 1, the same ones in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function kindOf(chance: number): Kind {
  let below = 0;
  for (const kind of KINDS) {
    below += SHARES[kind];
    if (chance < below) return kind;
  }
  return "list";
}

const merchant = await createContender(SIZE);
try {
  const deep = await measureDeepPages(merchant);
  const random = createRandom(SEED);
  const visits = await createVisits({ backend: merchant.backend, customers: merchant.customers, random });
  const next = () => {
    const kind = kindOf(random());
    return { kind, visit: visits[kind] };
  };
  // The first requests of a Worker compile it.
  await runOpenLoop({ perSecond: rate / 2, seconds: WARM_UP_SECONDS, next });
  const answered = await runOpenLoop({ perSecond: rate, seconds, next });
  const failed = answered.filter(({ error }) => error !== undefined);
  const timesOf = (kind: Kind) =>
    answered.filter((one) => one.kind === kind).map(({ milliseconds }) => milliseconds);
  const p95 = (kind: Kind) => quantile(timesOf(kind), 0.95);
  printReport("load", {
    title: `${rate} requests a second for ${seconds} s by ${merchant.customers.length} customers with ${SIZE.total} orders`,
    table: [
      ["", "requests", "p50 ms", "p95 ms", "p99 ms", "failed"],
      ...KINDS.map((kind) => [
        kind,
        String(timesOf(kind).length),
        quantile(timesOf(kind), 0.5),
        p95(kind),
        quantile(timesOf(kind), 0.99),
        String(failed.filter((one) => one.kind === kind).length),
      ]),
    ],
    figures: {
      list_p95_ms: p95("list"),
      detail_p95_ms: p95("detail"),
      write_p95_ms: p95("write"),
      pay_p95_ms: p95("pay"),
      errors: failed.length,
      deep_p95_ms: quantile(deep, 0.95),
    },
    notes: [
      "Times are from the moment at which a request was due. An error is any answer but the one that was asked for.",
      ...[...new Set(failed.map(({ error }) => String(error).slice(0, 200)))].slice(0, 5),
    ],
  });
} finally {
  await merchant.backend.stop();
}
