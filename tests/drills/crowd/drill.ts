import { measureCrowd } from "../../bench/rooms/crowd";
import { ASKED_PATH, SECRET } from "../../bench/rooms/wire";
import { bundle, createWorkspace } from "../../bench/support/bundle";
import { printReport } from "../../bench/support/report";
import { range } from "../../bench/support/stats";
import { startWorkerd } from "../../bench/support/workerd";

/**
 * 10,000 sockets of 5,000 users at a time (reliability.md R10), in two runtimes, because one has too few descriptors for
 * them and their databases; rooms share nothing, so that it changes nothing for them. All get an event, go away, miss one,
 * and come back at once.
 */
const RUNTIMES = 2;
/** In these many seconds all have to be back. */
const STORM_S = 30;
/** People at work open a page so often, and a page costs so many calls (`bench:gateway`, `rest_calls`). */
const PAGE_EVERY_S = 30;
const CALLS_OF_PAGE = 3;
const TABS_OF_USER = 2;
/** Apart, so that the numbers of the users of one runtime are not those of another. */
const USERS_APART = 100_000;

/** Resolves for all once so many have called it. */
function createMeeting(size: number): () => Promise<undefined> {
  let waiting: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      waiting.push(() => resolve(undefined));
      if (waiting.length < size) return;
      for (const go of waiting) go();
      waiting = [];
    });
}

const { folder, remove } = createWorkspace();
const stops: (() => Promise<void>)[] = [];
try {
  const module = await bundle("tests/bench/rooms/worker.ts", folder);
  const runtimes = await Promise.all(
    range(RUNTIMES).map(async () => {
      const workerd = await startWorkerd({
        module,
        room: { className: "UserRoom", binding: "USER_ROOMS" },
        vars: { ROOM_EVENT_SECRET: SECRET },
      });
      stops.push(workerd.stop);
      return workerd;
    }),
  );
  const asked = async () => {
    const counts = await Promise.all(
      runtimes.map(async ({ port }) =>
        Number(await (await fetch(`http://127.0.0.1:${port}${ASKED_PATH}`)).text()),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const meet = createMeeting(RUNTIMES);
  const crowds = await Promise.all(
    runtimes.map(({ port }, index) => measureCrowd(port, { firstUser: 1 + index * USERS_APART, meet })),
  );
  const sockets = crowds.reduce((sum, crowd) => sum + crowd.sockets, 0);
  // Each socket was opened twice.
  const perReturn = (await asked()) / (2 * sockets);
  const usual = ((sockets / TABS_OF_USER) * CALLS_OF_PAGE) / PAGE_EVERY_S;
  const storm = (sockets * perReturn) / STORM_S;
  const most = (key: "pushP99" | "openedIn" | "reopenedIn") => Math.max(...crowds.map((crowd) => crowd[key]));

  printReport("crowd", {
    title: `${sockets} sockets of ${sockets / TABS_OF_USER} users in ${RUNTIMES} runtimes`,
    table: [
      ["", "ms"],
      ["all open in", most("openedIn")],
      ["one push to every user, 99 % of the tabs", most("pushP99")],
      ["all back, with what they had missed, in", most("reopenedIn")],
    ],
    figures: {
      sockets,
      push_p99_ms: most("pushP99"),
      back_in_s: most("reopenedIn") / 1000,
      calls_per_return: perReturn,
      storm_vs_usual: (usual + storm) / usual,
    },
    notes: [
      `storm_vs_usual: at work are users who open a page of ${CALLS_OF_PAGE} calls every ${PAGE_EVERY_S} s, ${usual.toFixed(0)} calls a second. Their tabs add`,
      `  ${storm.toFixed(0)} a second while they come back within ${STORM_S} s. Tabs that lose their sockets in the same second come back in the same`,
      "  second, 5 s later (SOCK-02): what spreads them is how long the platform takes to move its rooms.",
    ],
  });
} finally {
  await Promise.all(stops.map((stop) => stop()));
  remove();
}
