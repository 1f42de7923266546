import { saveWatch } from "../../../backend/src/modules/ledger/watch/watch.repository";
import { firstWatch } from "../../../backend/src/modules/ledger/watch-ledger";
import { DAY } from "../../../backend/src/shared/clock";
import { BUCKETS } from "../../../backend/src/shared/numbers/bucket";
import { REMAINDERS } from "../../../backend/src/shared/numbers/order-number";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";

/** Between which ids the copies lie. */
const idsOf = (firstId: number, count: number) =>
  [firstId * BUCKETS, (firstId + count) * BUCKETS - 1] as const;

interface Copies {
  /** The order that all of them are like, placed in the ordinary way. */
  readonly templateId: number;
  readonly customerId: number;
  readonly count: number;
  /**
   * Ids and order numbers count up from this one in front of the bucket of their customer (decision 066), and age: the
   * first one is the newest.
   */
  readonly firstId: number;
  /** Columns that differ, as SQL over the number `i` of the copy, from 0, and the template `o`. */
  readonly columns?: Readonly<Record<string, string>>;
}

/**
 * Stores so many copies of an order with its goods, in two statements. They have no history: who checks that of all
 * orders adds it with {@link addHistory}.
 */
export async function copyOrders(db: EveryStore, copies: Copies): Promise<void> {
  const { templateId, customerId, count, firstId } = copies;
  const customer = copies.columns?.customer_id ?? "?3";
  const { results } = await db
    .prepare("SELECT name FROM pragma_table_info('orders')")
    .all<{ name: string }>();
  const values: Record<string, string> = {
    ...Object.fromEntries(results.map(({ name }) => [name, `o.${name}`])),
    created_at: "o.created_at - 1000 * i",
    ...copies.columns,
    customer_id: customer,
    id: `(?2 + i) * ${BUCKETS} + (${customer}) % ${BUCKETS}`,
    order_no: `printf('%014d', (?2 + i) * ${REMAINDERS} + (${customer}) % ${REMAINDERS})`,
    version: "1",
  };
  await db.batch([
    db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
         INSERT INTO orders (${Object.keys(values).join(", ")})
         SELECT ${Object.values(values).join(", ")} FROM n, orders o WHERE o.id = ?4`,
      )
      .bind(count, firstId, customerId, templateId),
    db
      .prepare(
        `INSERT INTO order_items (id, order_id, position, goods_type_id, goods_type_name, name, count, img_url)
         SELECT o.id + (1 + i.position) * ${BUCKETS * 10 ** 9}, o.id, i.position, i.goods_type_id, i.goods_type_name, i.name, i.count, i.img_url
         FROM orders o, order_items i WHERE o.id BETWEEN ?1 AND ?2 AND i.order_id = ?3`,
      )
      .bind(...idsOf(firstId, count), templateId),
  ]);
  await giveCards(db, firstId, count);
}

/** The cards of masters that the customers of these orders have (decision 065). */
async function giveCards(db: EveryStore, firstId: number, count: number): Promise<void> {
  const { results: masters } = await db
    .prepare("SELECT id, type, name, phone, avatar, verified_at, version FROM workers")
    .all();
  await db
    .prepare(
      `INSERT OR IGNORE INTO customer_masters (customer_id, worker_id, type, name, phone, avatar, verified_at, version, copied_at)
       SELECT DISTINCT o.customer_id, o.worker_id, w.value ->> 'type', w.value ->> 'name', w.value ->> 'phone',
         w.value ->> 'avatar', w.value ->> 'verified_at', w.value ->> 'version', 0
       FROM orders o JOIN json_each(?3) w ON w.value ->> 'id' = o.worker_id WHERE o.id BETWEEN ?1 AND ?2`,
    )
    .bind(...idsOf(firstId, count), JSON.stringify(masters))
    .run();
}

/** The history that unpaid copies have which were made with this first id. */
export async function addHistory(db: EveryStore, firstId: number, count: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO order_transitions SELECT id, 1, 'create', NULL, 'WAIT_PAY', 'test', 0, NULL FROM orders WHERE id BETWEEN ?1 AND ?2`,
      )
      .bind(...idsOf(firstId, count)),
  ]);
}

/**
 * Lets the ledger's watch of the only cell rest for a day, because copies do not keep the promises of the data. It would
 * print each that is broken: more than a runtime can print while Miniflare holds up the process that reads its lines, so
 * that both wait for ever. Call it before there is a customer.
 */
export async function letWatchRest(db: EveryStore): Promise<void> {
  const now = Date.now();
  await saveWatch(db, { ...firstWatch(now), checkedUntil: now + DAY, roundBeganAt: now }).run();
}

/** The promises of the data that copies in statuses which they never came to do not keep. */
export const BROKEN_BY_COPIES = [
  "every order has a history, and every history an order",
  "an order has the status of its last transition",
  "an order holds all of its money while it is worked on, and none before and after",
  "an order knows its newest refund and where it stands",
  "an order that somebody works on has somebody",
  "a paid order was debited exactly once",
  "a settled order was settled once, a refunded one refunded once",
] as const;
