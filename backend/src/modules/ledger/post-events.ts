import type { CustomerStore } from "../../shared/stores/stores";
import type { LedgerEvent } from "./ledger";

/**
 * Statements that book many events, with a fixed number of statements; otherwise like `postEvent`, with the
 * same guards. If one event is refused, all are.
 */
export function postEvents(db: CustomerStore, booked: readonly LedgerEvent[]): D1PreparedStatement[] {
  const events = JSON.stringify(
    booked.map(({ postings: _, orderId = null, payWay = null, ...event }) => ({ ...event, orderId, payWay })),
  );
  const lines = JSON.stringify(runningLines(booked));
  return [
    db
      .prepare(
        `INSERT OR IGNORE INTO ledger_accounts (id, kind, customer_id, balance)
         SELECT DISTINCT value ->> 'accountId', value ->> 'kind', value ->> 'customerId', 0 FROM json_each(?1)`,
      )
      .bind(lines),
    db
      .prepare(
        `INSERT INTO ledger_events (id, event_key, type, customer_id, order_id, pay_way, content, created_at, sealed)
         SELECT value ->> 'eventId', value ->> 'eventKey', value ->> 'type', value ->> 'customerId', value ->> 'orderId',
                value ->> 'payWay', value ->> 'content', value ->> 'at', 0 FROM json_each(?1)`,
      )
      .bind(events),
    // The balances before the events are read once and set aside; each line then adds the amounts of the
    // lines before it.
    db
      .prepare(
        `WITH before AS MATERIALIZED (
           SELECT id, balance FROM ledger_accounts WHERE id IN (SELECT value ->> 'accountId' FROM json_each(?1)))
         INSERT INTO ledger_postings (event_id, account_id, amount, balance_after)
         SELECT line.value ->> 'eventId', before.id, line.value ->> 'amount', before.balance + (line.value ->> 'moved')
         FROM json_each(?1) AS line CROSS JOIN before ON before.id = line.value ->> 'accountId' ORDER BY line.key`,
      )
      .bind(lines),
    db
      .prepare(
        "UPDATE ledger_events SET sealed = 1 WHERE id IN (SELECT value ->> 'eventId' FROM json_each(?1))",
      )
      .bind(events),
  ];
}

/** The lines of all events; `moved` is the change of an account up to and including this line. */
function runningLines(events: readonly LedgerEvent[]) {
  const moved = new Map<string, number>();
  return events.flatMap(({ eventId, customerId, postings }) =>
    postings.map(({ accountId, kind, amount }) => {
      const sum = (moved.get(accountId) ?? 0) + amount;
      moved.set(accountId, sum);
      return { eventId, customerId, accountId, kind, amount, moved: sum };
    }),
  );
}
