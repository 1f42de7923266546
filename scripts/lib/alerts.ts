import { z } from "zod";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A line of the log of either Worker (docs/operations.md, "Lines"). */
const line = z.looseObject({ level: z.string(), event: z.string(), release: z.string() });
export type Line = z.output<typeof line>;

/** What wakes a person, as docs/operations.md lists it under "Alerts". */
export interface Alert {
  readonly id: string;
  /** What the person reads first. */
  readonly text: string;
  /** Lines of the last so many ms count. */
  readonly windowMs: number;
  counts(line: Line): boolean;
  /** So many in the window ring. */
  readonly atLeast: number;
  /** These are what a share is of; with it, that share has to be reached as well. */
  readonly of?: { isOne(line: Line): boolean; readonly share: number };
  /** There has to be one that is at least so old, ms: it lasts. */
  readonly lastsMs?: number;
}

const isSiteRequest = ({ event, upstream }: Line) => event === "request" && Array.isArray(upstream);

const BOOKED_OTHERWISE = new Set([
  "refund contradicts what was booked",
  "payout contradicts what was booked",
]);

export const ALERTS: readonly Alert[] = [
  {
    id: "books",
    text: "invariant broken: a promise of the books is broken",
    windowMs: MINUTE,
    counts: ({ event }) => event === "invariant broken",
    atLeast: 1,
  },
  {
    id: "site-errors",
    text: "one answer in a hundred of the site has a status of 500 or more",
    windowMs: 5 * MINUTE,
    counts: (one) => isSiteRequest(one) && Number(one.status) >= 500,
    // With few requests at night, a single error must not count as one per cent.
    atLeast: 5,
    of: { isOne: isSiteRequest, share: 0.01 },
  },
  {
    id: "circuit",
    text: "circuit-open: the site has given up on the backend for a minute",
    windowMs: 2 * MINUTE,
    counts: ({ error }) => typeof error === "string" && error.includes("circuit-open"),
    atLeast: 2,
    lastsMs: MINUTE,
  },
  {
    id: "jobs",
    text: "job failed: three runs of jobs in ten minutes",
    windowMs: 10 * MINUTE,
    counts: ({ event }) => event === "job failed",
    atLeast: 3,
  },
  {
    id: "refunds",
    text: "refund failed: three in an hour, and customers wait for their money",
    windowMs: HOUR,
    counts: ({ event }) => event === "refund failed",
    atLeast: 3,
  },
  {
    id: "payouts",
    text: "payout failed: three in an hour, and withdrawals do not arrive",
    windowMs: HOUR,
    counts: ({ event }) => event === "payout failed",
    atLeast: 3,
  },
  {
    id: "payments",
    text: "payment not reconciled: three in an hour, and payments whose notification is lost are not found",
    windowMs: HOUR,
    counts: ({ event }) => event === "payment not reconciled",
    atLeast: 3,
  },
  {
    id: "paid-twice",
    text: "money was sent that is booked otherwise",
    windowMs: MINUTE,
    counts: ({ event }) => BOOKED_OTHERWISE.has(event),
    atLeast: 1,
  },
  {
    id: "sms",
    text: "sms not sent: five in five minutes",
    windowMs: 5 * MINUTE,
    counts: ({ event }) => event === "sms not sent",
    atLeast: 5,
  },
  {
    id: "cell",
    text: "cell silent: a cell answers nothing, and its customers are shut out",
    windowMs: MINUTE,
    counts: ({ event }) => event === "cell silent",
    atLeast: 1,
  },
  {
    id: "alarm",
    text: "alarm late: a cell has not woken by itself, and what was due in it waited",
    windowMs: MINUTE,
    counts: ({ event }) => event === "alarm late",
    atLeast: 1,
  },
  {
    id: "dump",
    text: "dump late: a cell has no dump of the last night",
    windowMs: MINUTE,
    counts: ({ event }) => event === "dump late",
    atLeast: 1,
  },
  {
    id: "move",
    text: "bucket not moved: three tries in ten minutes, and the jobs of both cells rest",
    windowMs: 10 * MINUTE,
    counts: ({ event }) => event === "bucket not moved",
    atLeast: 3,
  },
  {
    id: "restore",
    text: "restore does not get on: three tries in ten minutes, and the jobs of the cell rest",
    windowMs: 10 * MINUTE,
    // One that waits for a move goes on by itself; a move that does not get on has an alert of its own.
    counts: ({ event, error }) =>
      event === "restore does not get on" && !String(error).includes("the customer is moving"),
    atLeast: 3,
  },
  {
    id: "past-dump",
    text: "dump of a past moment does not get on: three tries in ten minutes, and the cell is shut",
    windowMs: 10 * MINUTE,
    counts: ({ event }) => event === "dump of a past moment does not get on",
    atLeast: 3,
  },
];

/** An alert that rings, with the last line that made it ring. */
export interface Ring {
  readonly alert: Alert;
  readonly count: number;
  readonly last: Line;
}

/** The same alert stays silent for so long after it rang, ms. */
const AGAIN_AFTER = HOUR;

interface Seen {
  readonly at: number;
  readonly line: Line;
}

/** Watches a log: takes its lines as they come and tells which alerts ring. Keeps what the longest window needs. */
export function createWatch(alerts: readonly Alert[] = ALERTS) {
  const watched = alerts.map((alert) => ({
    alert,
    seen: [] as Seen[],
    all: [] as number[],
    rangAt: Number.NaN,
  }));
  return {
    /** @param at when the line was written, ms UTC */
    take(taken: Line, at: number): Ring[] {
      const rings: Ring[] = [];
      for (const one of watched) {
        const { alert } = one;
        const since = at - alert.windowMs;
        one.seen = one.seen.filter((seen) => seen.at > since);
        one.all = one.all.filter((time) => time > since);
        if (alert.of?.isOne(taken)) one.all.push(at);
        if (!alert.counts(taken)) continue;
        one.seen.push({ at, line: taken });
        const count = one.seen.length;
        const share = alert.of ? count / one.all.length : 1;
        const oldest = one.seen[0]?.at ?? at;
        const isReached = count >= alert.atLeast && share >= (alert.of?.share ?? 0);
        const lasts = at - oldest >= (alert.lastsMs ?? 0);
        if (!isReached || !lasts || at - one.rangAt < AGAIN_AFTER) continue;
        one.rangAt = at;
        rings.push({ alert, count, last: taken });
      }
      return rings;
    },
  };
}

const tailed = z.object({
  eventTimestamp: z.number().nullish(),
  logs: z.array(z.object({ message: z.array(z.unknown()), timestamp: z.number().nullish() })).default([]),
});

function parsed(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : text;
  } catch {
    return null;
  }
}

/**
 * The lines in what `wrangler tail --format json` prints about one invocation, or in a line as the Worker wrote it; with
 * when each was written, ms UTC.
 */
export function linesOf(text: string): { line: Line; at: number }[] {
  const value = parsed(text);
  const written = line.safeParse(value);
  const timeOf = (one: Line) => Date.parse(String(one.time));
  if (written.success) return [{ line: written.data, at: timeOf(written.data) }];
  const { data } = tailed.safeParse(value);
  return (data?.logs ?? []).flatMap(({ message, timestamp }) => {
    const found = line.safeParse(parsed(message[0]));
    if (!found.success) return [];
    return [{ line: found.data, at: timeOf(found.data) || (timestamp ?? data?.eventTimestamp ?? 0) }];
  });
}

/** Takes a stream of JSON objects apart, whether each has one line or many, as pretty-printed ones do. */
export function createObjects(): (text: string) => string[] {
  let rest = "";
  return (text) => {
    rest += text;
    const whole: string[] = [];
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n", end + 1)) {
      const candidate = rest.slice(0, end).trim();
      if (candidate !== "" && parsed(candidate) === null) continue;
      if (candidate !== "") whole.push(candidate);
      rest = rest.slice(end + 1);
      end = -1;
    }
    return whole;
  };
}
