import { runCallers } from "../support/caller";
import { sized } from "../support/small";
import { quantile, range } from "../support/stats";
import { type Arrival, type Audience, openAudience } from "./audience";
import { arrivals, createSender } from "./push";

/** reliability.md R10 at half its size, which is what one machine's descriptors allow. */
const USERS = sized(2500, 5);
const TABS = 2;
const PUSHES_AT_ONCE = 50;

export interface CrowdReport {
  /** Sockets that were open at a time and heard every event exactly once. */
  readonly sockets: number;
  /** From a push to the tabs, 99 % of them, ms. */
  readonly pushP99: number;
  /** Until all of them were open, and open again with what they had missed, ms. */
  readonly openedIn: number;
  readonly reopenedIn: number;
}

interface CrowdOptions {
  readonly firstUser?: number;
  /** Waits for the other crowds: called when all sockets are open, and before all come back. */
  meet?(): Promise<undefined>;
}

/**
 * Thousands of sockets over rooms of their own: everybody is sent an event, all go away, are sent one meanwhile, come
 * back at once and are sent a third one. Throws when a tab loses, repeats or gets another customer's event.
 */
export async function measureCrowd(
  port: number,
  { firstUser = 10_001, meet = async () => undefined }: CrowdOptions = {},
): Promise<CrowdReport> {
  const users = range(USERS).map((index) => firstUser + index);
  const size = USERS * TABS;
  const { push, latency } = createSender(port);
  const pushToAll = () => runCallers(PUSHES_AT_ONCE, users.length, async (index) => push(users[index] ?? 0));

  const opening = performance.now();
  const before = await openAudience({ port, users, tabs: TABS });
  const openedIn = performance.now() - opening;
  await meet();
  const first = await arrivals(before, size, pushToAll);
  expectOncePerTab(first, size, 1);
  await before.close();

  await pushToAll();
  await meet();
  const reopening = performance.now();
  const returned: { audience?: Audience; listener: Audience["listener"] } = { listener: () => undefined };
  const missed = await arrivals(returned, size, async () => {
    const { listener } = returned;
    returned.audience = await openAudience({ port, users, tabs: TABS, after: 1, listener });
  });
  const reopenedIn = performance.now() - reopening;
  expectOncePerTab(missed, size, 2);
  const { audience } = returned;
  if (!audience) throw new Error("nobody came back");
  const third = await arrivals(audience, size, pushToAll);
  expectOncePerTab(third, size, 3);
  await audience.close();

  const latencies = [...first, ...third].map(latency);
  return { sockets: size, pushP99: quantile(latencies, 0.99), openedIn, reopenedIn };
}

function expectOncePerTab(arrived: readonly Arrival[], size: number, seq: number): void {
  const tabs = new Set(arrived.map(({ tab }) => tab));
  const strange = arrived.find((arrival) => arrival.seq !== seq);
  if (strange) throw new Error(`a tab heard event ${strange.seq} where ${seq} was sent`);
  if (tabs.size !== size) throw new Error(`${tabs.size} of ${size} tabs heard event ${seq} once`);
}
