import { bundle, createWorkspace } from "../support/bundle";
import { runCallers } from "../support/caller";
import { startChild } from "../support/child";
import { printReport } from "../support/report";
import { median, quantile, range, rotate } from "../support/stats";
import { startWorkerd } from "../support/workerd";
import { type Audience, openAudience } from "./audience";
import { arrivals, createPush, type Push } from "./push";
import { SECRET } from "./wire";

/**
 * What a room costs: our rooms on workerd alone against a plain `ws` server that keeps nothing, with the same signed
 * intake and the same tabs. Then as many sockets as one machine bears, over rooms of their own (reliability.md R10).
 */
const ROUNDS = 7;
/** Users and tabs of the comparison: 1,000 sockets, every room as full as a room may be. */
const USERS = 50;
const TABS = 20;
const EVENTS_PER_USER = 20;
/** R10 at half its size, which is what one machine's descriptors allow. */
const CROWD = { users: 2500, tabs: 2 };

interface Contender {
  name: string;
  audience: Audience;
  push: Push;
}

interface Round {
  /** One event to every room at once: the time until 99 % of the tabs have it, ms. */
  p99: number;
  /** Events that reach tabs in a second, as fast as the server takes them. */
  rate: number;
}

const users = range(USERS).map((index) => index + 1);
const { folder, remove } = createWorkspace();
const stops: (() => Promise<void>)[] = [];

async function createContender(name: string, port: number): Promise<Contender> {
  return { name, audience: await openAudience(port, users, TABS), push: createPush(port) };
}

async function measure({ audience, push }: Contender): Promise<Round> {
  const burst = await arrivals(audience, audience.size, () => Promise.all(users.map(push)));
  const stream = await arrivals(audience, audience.size * EVENTS_PER_USER, () =>
    Promise.all(users.map((user) => runCallers(1, EVENTS_PER_USER, () => push(user)))),
  );
  return { p99: quantile(burst, 0.99), rate: stream.length / (Math.max(...stream) / 1000) };
}

/** Opens the crowd and pushes one event to everybody: the sockets that heard exactly their own. */
async function measureCrowd(port: number) {
  const started = performance.now();
  const ids = range(CROWD.users).map((index) => 10_001 + index);
  const audience = await openAudience(port, ids, CROWD.tabs);
  const openedIn = performance.now() - started;
  const push = createPush(port);
  const heard = await arrivals(audience, audience.size, () =>
    runCallers(50, ids.length, (index) => push(ids[index] ?? 0)),
  );
  await audience.close();
  return { sockets: heard.length, openedIn, pushedIn: Math.max(...heard) };
}

try {
  const workerd = await startWorkerd({
    module: await bundle("tests/bench/rooms/worker.ts", folder),
    room: { className: "UserRoom", binding: "USER_ROOMS" },
    vars: { ROOM_EVENT_SECRET: SECRET },
  });
  stops.push(workerd.stop);
  const plain = await startChild(await bundle("tests/bench/rooms/plain.ts", folder, { packages: "outside" }));
  stops.push(plain.stop);

  const ours = await createContender("rooms on workerd", workerd.port);
  const ws = await createContender("ws on Node", plain.port);
  const contenders = [ws, ours];
  for (const contender of contenders) await measure(contender);
  const rounds = new Map<Contender, Round[]>(contenders.map((contender) => [contender, []]));
  for (const round of range(ROUNDS)) {
    for (const contender of rotate(contenders, round)) {
      rounds.get(contender)?.push(await measure(contender));
    }
  }
  for (const { audience } of contenders) await audience.close();
  const crowd = await measureCrowd(workerd.port);

  const of = (contender: Contender, key: keyof Round) =>
    (rounds.get(contender) ?? []).map((round) => round[key]);
  const ratio = (key: keyof Round) => {
    const below = of(ws, key);
    return median(of(ours, key).map((value, index) => value / (below[index] ?? Number.NaN)));
  };
  printReport({
    title: `${USERS * TABS} sockets in ${USERS} rooms, medians of ${ROUNDS} rounds`,
    table: [
      ["", "p99 ms", "events/s"],
      ...contenders.map((contender) => [
        contender.name,
        median(of(contender, "p99")),
        median(of(contender, "rate")),
      ]),
      [`${crowd.sockets} sockets in ${CROWD.users} rooms: opened in`, `${Math.round(crowd.openedIn)} ms`, ""],
      ["  one event to each of them", `${Math.round(crowd.pushedIn)} ms`, ""],
    ],
    figures: {
      p99_vs_ws: { value: ratio("p99"), target: { atMost: 2 } },
      rate_vs_ws: { value: ratio("rate"), target: { atLeast: 0.45 } },
      sockets: { value: crowd.sockets, target: { atLeast: 5000 } },
    },
  });
} finally {
  await Promise.all(stops.map((stop) => stop()));
  remove();
}
