import type { BackendEnv } from "../../env";
import { chooseTracker } from "../../providers/tracking/choose-tracker";
import type { Track } from "../../providers/tracking/tracker";
import { type Clock, HOUR, MINUTE } from "../../shared/clock";
import { commit, withFreshIds } from "../../shared/commit";
import type { Ids } from "../../shared/ids";
import { inParallel } from "../../shared/in-parallel";
import { log } from "../../shared/log";
import type { Moments } from "../../shared/next-due";
import { openStores } from "../../shared/stores/stores";
import { sendMessage } from "../messages";
import { goodsUnderWay, type OrderRow, orderInWords } from "../orders";
import { pushOutbox } from "../outbox";
import { customersRemindedOfDepots, nextDepotReminder } from "../reminders";
import { trackOrder } from "./track-waybill";

interface DepotDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Minute of the hour for this job; other jobs begin at the full hour. */
const AT_MINUTE = 37;
/** The most waybills in an hour, and at a time: each query costs money. */
const RUN = { waybills: 200, parallel: 3 } as const;

/** Type and title of the message to the customer. */
const told = { type: "service", title: "货物已到提货点" } as const;

/** Kuaidi100's states for goods at the last depot: out for delivery, or signed for. */
const AT_DEPOT: readonly string[] = ["3", "5"];
const SAYS_SO = /(?:等待|待)(?:客户|收件人)?(?:自提|提货)/;

/** The hour in which each store was last checked, by its clock. */
const watched = new WeakMap<Clock, Map<string, number>>();

/**
 * The hours of a clock, by store name. A cell that was restarted has forgotten its hour, and checks again.
 */
function hoursOf(clock: Clock): Map<string, number> {
  const hours = watched.get(clock) ?? new Map<string, number>();
  watched.set(clock, hours);
  return hours;
}

const storeName = (env: DepotDependencies["env"]): string => env.CELL?.name ?? "";

/** Time of the next {@link watchDepots}: while a customer wants this reminder, at that minute of the hour. */
export function nextDepotWatch({ env, clock }: Pick<DepotDependencies, "env" | "clock">): Moments {
  if (!chooseTracker(env, clock)) return [];
  const hour = Math.floor(clock.now() / HOUR);
  const isOver =
    clock.now() >= hour * HOUR + (AT_MINUTE + 1) * MINUTE || hoursOf(clock).get(storeName(env)) === hour;
  return nextDepotReminder((isOver ? hour + 1 : hour) * HOUR + AT_MINUTE * MINUTE);
}

/** Whether the goods have arrived at the depot where they are picked up. */
const isAtDepot = ({ state, data }: Track): boolean =>
  AT_DEPOT.includes(state) || SAYS_SO.test(data[0]?.context ?? "");

/**
 * Once an hour, in the minute jobs: tells customers who want this reminder that goods have arrived at the
 * depot, once per order and waybill. Other waybills are not queried (decision 059).
 */
export async function watchDepots(dependencies: DepotDependencies): Promise<void> {
  const { env, clock } = dependencies;
  if (Math.floor((clock.now() % HOUR) / MINUTE) !== AT_MINUTE || !chooseTracker(env, clock)) return;
  // Each query costs money, and a cell can be started more than once in a minute.
  const [hour, hours, store] = [Math.floor(clock.now() / HOUR), hoursOf(clock), storeName(env)];
  if (hours.get(store) === hour) return;
  hours.set(store, hour);
  const customerIds = await customersRemindedOfDepots(openStores(env).home);
  if (customerIds.length === 0) return;
  const due = await goodsUnderWay(openStores(env).home, { customerIds, untold: told, limit: RUN.waybills });
  // If a carrier does not answer, other orders continue, and it is asked again in an hour.
  await inParallel(due, RUN, (order) =>
    watch(order, dependencies).catch((error: unknown) => log.error("depot not watched", error)),
  );
}

async function watch(order: OrderRow, { env, clock, ids }: DepotDependencies): Promise<void> {
  const track = await trackOrder(order, { env, clock });
  if (!track || !isAtDepot(track)) return;
  const { customerId, id: associatedId } = order;
  const text = `${orderInWords(order)}的货物已到达提货点，请确认到货，师傅才能上门。`;
  const about = { customerId, associatedId, namesOrder: true };
  const message = { ...told, ...about, text, reminder: "DEPOT", at: clock.now() } as const;
  // While the carrier was asked, the customer may have moved to another cell.
  const db = openStores(env).of(customerId);
  await withFreshIds(() => commit(db, sendMessage(db, message, ids)));
  await pushOutbox(customerId, { env, clock });
}
