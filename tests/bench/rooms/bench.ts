import { bundle, createWorkspace } from "../support/bundle";
import { runCallers } from "../support/caller";
import { startChild } from "../support/child";
import { printReport } from "../support/report";
import { sized } from "../support/small";
import { median, quantile, range, ratioOf, rotate } from "../support/stats";
import { startWorkerd } from "../support/workerd";
import { type Audience, openAudience } from "./audience";
import { measureCrowd } from "./crowd";
import { arrivals, createSender, type Sender } from "./push";
import { SECRET } from "./wire";

/**
 * What a room costs, with the same tabs for all: our rooms on workerd alone, beside the floor of the same job, a bare
 * Durable Object that stores and then sends (decision 036), and a plain `ws` server with the same signed intake that
 * keeps nothing. Latency at a pace that all keep up with; rates as fast as each goes, with events that come one at a
 * time and with events that waited and come together, as the outbox sends them under load. Then as many sockets as one
 * machine bears (reliability.md R10).
 */
const ROUNDS = sized(9, 1);
/** Users and tabs of the comparison: 1,000 sockets, every room as full as a room may be. */
const USERS = sized(50, 3);
const TABS = sized(20, 2);
/** So many that 1 % of them are several pushes, and not one that was unlucky. */
const PACED = sized({ pushes: 500, everyMs: 10 }, { pushes: 6, everyMs: 5 });
const EVENTS_PER_USER = 20;
/** Events of one push under load; the outbox takes up to 100. */
const TOGETHER = 10;

interface Contender {
  name: string;
  audience: Audience;
  sender: Sender;
}

/** From a push to the tabs, 50 % and 99 % of them, ms. */
interface Latency {
  p50: number;
  p99: number;
}

/** Events that reach tabs in a second, pushed one by one and {@link TOGETHER}. */
interface Rate {
  single: number;
  rate: number;
}

const users = range(USERS).map((index) => index + 1);
const { folder, remove } = createWorkspace();
const { folder: bareFolder, remove: removeBare } = createWorkspace();
const stops: (() => Promise<void>)[] = [];

async function createContender(name: string, port: number): Promise<Contender> {
  return { name, audience: await openAudience({ port, users, tabs: TABS }), sender: createSender(port) };
}

async function measureLatency({ audience, sender }: Contender): Promise<number[]> {
  const arrived = await arrivals(audience, PACED.pushes * TABS, () =>
    Promise.all(
      range(PACED.pushes).map(async (index) => {
        await new Promise((resolve) => setTimeout(resolve, index * PACED.everyMs));
        await sender.push(users[index % USERS] ?? 0);
      }),
    ),
  );
  return arrived.map(sender.latency);
}

/** Every user is sent their events, `count` at a time, the next ones as soon as the room has taken those. */
async function measureRate({ audience, sender }: Contender, count: number): Promise<number> {
  const expected = audience.size * EVENTS_PER_USER;
  const started = performance.now();
  await arrivals(audience, expected, () =>
    Promise.all(users.map((user) => runCallers(1, EVENTS_PER_USER / count, () => sender.push(user, count)))),
  );
  return expected / ((performance.now() - started) / 1000);
}

const measureLatencies = async (contender: Contender): Promise<Latency> => {
  const latencies = await measureLatency(contender);
  return { p50: median(latencies), p99: quantile(latencies, 0.99) };
};

const measureRates = async (contender: Contender): Promise<Rate> => ({
  single: await measureRate(contender, 1),
  rate: await measureRate(contender, TOGETHER),
});

/** What each contender does in every round, in turns, so that a busy machine disturbs them alike; once more to warm up. */
async function inTurns<T>(
  contenders: readonly Contender[],
  measure: (contender: Contender) => Promise<T>,
): Promise<Map<Contender, T[]>> {
  for (const contender of contenders) await measure(contender);
  const rounds = new Map<Contender, T[]>(contenders.map((contender) => [contender, []]));
  for (const round of range(ROUNDS)) {
    for (const contender of rotate(contenders, round)) rounds.get(contender)?.push(await measure(contender));
  }
  return rounds;
}

try {
  const start = async (entry: string, folder: string) => {
    const workerd = await startWorkerd({
      module: await bundle(entry, folder),
      room: { className: "UserRoom", binding: "USER_ROOMS" },
      vars: { ROOM_EVENT_SECRET: SECRET },
    });
    stops.push(workerd.stop);
    return workerd;
  };
  const workerd = await start("tests/bench/rooms/worker.ts", folder);
  const bareWorkerd = await start("tests/bench/rooms/bare-worker.ts", bareFolder);
  const plain = await startChild(await bundle("tests/bench/rooms/plain.ts", folder, { packages: "outside" }));
  stops.push(plain.stop);

  const ours = await createContender("rooms on workerd", workerd.port);
  const bare = await createContender("bare Durable Object", bareWorkerd.port);
  const ws = await createContender("ws on Node", plain.port);
  const contenders = [ws, ours, bare];
  // Apart from each other: the garbage of a flood is not the price of an event at an ordinary pace.
  const latencies = await inTurns(contenders, measureLatencies);
  const rates = await inTurns([ws, ours], measureRates);
  for (const { audience } of contenders) await audience.close();
  const crowd = await measureCrowd(workerd.port);

  const latency = (contender: Contender, key: keyof Latency) =>
    (latencies.get(contender) ?? []).map((round) => round[key]);
  const rate = (contender: Contender, key: keyof Rate) =>
    (rates.get(contender) ?? []).map((round) => round[key]);
  printReport("rooms", {
    title: `${USERS * TABS} sockets in ${USERS} rooms, medians of ${ROUNDS} rounds`,
    table: [
      ["", "p50 ms", "p99 ms", "events/s, single", `events/s, by ${TOGETHER}`],
      ...contenders.map((contender) => [
        contender.name,
        median(latency(contender, "p50")),
        median(latency(contender, "p99")),
        ...(contender === bare
          ? ["", ""]
          : (["single", "rate"] as const).map((key) => median(rate(contender, key)))),
      ]),
      [`${crowd.sockets} sockets: opened in`, `${Math.round(crowd.openedIn)} ms`],
      ["  all back with what they missed in", `${Math.round(crowd.reopenedIn)} ms`],
    ],
    figures: {
      p99_vs_bare: ratioOf(latency(ours, "p99"), latency(bare, "p99")),
      rate_vs_ws: ratioOf(rate(ours, "rate"), rate(ws, "rate")),
      sockets: crowd.sockets,
      p99_vs_ws: ratioOf(latency(ours, "p99"), latency(ws, "p99")),
      single_rate_vs_ws: ratioOf(rate(ours, "single"), rate(ws, "single")),
      crowd_push_p99_ms: crowd.pushP99,
    },
    notes: [
      "p99_vs_bare: the bare Durable Object stores each push in one row and sends it on, unsigned, unread and never",
      "  forgotten: what workerd itself takes for the job.",
      `rate_vs_ws: pushes of ${TOGETHER} events, which is what the outbox sends of what has waited, in one frame for each tab;`,
      "  ws gets the same pushes and sends a frame for each event, as it does without an outbox.",
      "single_rate_vs_ws: pushes of one event, which is what a quiet system sends. A push costs a signed request, a stored",
      `  event and a frame for each of ${TABS} tabs; two thirds are frames, and workerd's take two to three times Node's.`,
    ],
  });
} finally {
  await Promise.all(stops.map((stop) => stop()));
  remove();
  removeBare();
}
