import { storesOver } from "../database/stores-over";
import { FaultyClock } from "./clock";
import { FaultyD1 } from "./d1";
import { FaultyFetcher } from "./fetcher";
import { FaultyR2 } from "./r2";
import { FaultyRooms } from "./rooms";

/** Bindings that can be made to fail. */
interface Bindings {
  DB?: D1Database;
  FILES?: R2Bucket;
  BACKEND?: Fetcher;
  SITE?: Fetcher;
  // biome-ignore lint/suspicious/noExplicitAny: rooms of any class
  USER_ROOMS?: DurableObjectNamespace<any>;
}

/**
 * Everything that a Worker depends on, failing where a test says:
 *
 *     const faults = createFaults();
 *     const backend = createTestBackend({ env: faults.wrap({ DB: env.DB, FILES: env.FILES }) });
 *     faults.d1.batch(2).throwAfterCommit();
 *     faults.backend.call("GET /user/api/customer").html(502);
 *     faults.site.call().times(3).networkError();
 *     const held = faults.r2.put().hold();
 *
 * Points are counted from the moment that they are written down.
 */
export function createFaults() {
  const d1 = new FaultyD1();
  const r2 = new FaultyR2();
  const backend = new FaultyFetcher("backend");
  const site = new FaultyFetcher("site");
  const network = new FaultyFetcher("network");
  const rooms = new FaultyRooms();
  const clock = new FaultyClock();
  const scripts = [d1, r2, backend, site, network, rooms].map(({ script }) => script);

  return {
    d1,
    r2,
    backend,
    site,
    /** What providers call: `network.wrapFetch(fetch)`. */
    network,
    rooms,
    clock,

    /** The same bindings, failing as the script says. */
    wrap<Given extends Bindings>(given: Given): Given {
      return {
        ...given,
        ...(given.DB && storesOver(d1.wrap(given.DB))),
        ...(given.FILES && { FILES: r2.wrap(given.FILES) }),
        ...(given.BACKEND && { BACKEND: backend.wrap(given.BACKEND) }),
        ...(given.SITE && { SITE: site.wrap(given.SITE) }),
        ...(given.USER_ROOMS && { USER_ROOMS: rooms.wrap(given.USER_ROOMS) }),
      };
    },

    /** Faults that never happened; assert that it is empty, or the test may have proven nothing. */
    unfired: (): string[] => scripts.flatMap((script) => script.unfired()),

    /** Everything works again. */
    clear(): void {
      for (const script of scripts) script.clear();
      clock.repair();
    },
  };
}
