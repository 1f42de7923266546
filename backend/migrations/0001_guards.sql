-- Last-line guards: what no code path may do, the database refuses (decision 003).

-- The balance of an account is the sum of its postings; a CHECK keeps wallets and escrows from going below zero.
CREATE TRIGGER ledger_postings_apply AFTER INSERT ON ledger_postings
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  SELECT RAISE(ABORT, 'ledger: unknown account or stale balance')
  WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE id = NEW.account_id AND balance = NEW.balance_after);
END;
--> statement-breakpoint
-- A sealed event takes no more lines.
CREATE TRIGGER ledger_postings_open_event BEFORE INSERT ON ledger_postings
BEGIN
  SELECT RAISE(ABORT, 'ledger: event is missing or sealed')
  WHERE NOT EXISTS (SELECT 1 FROM ledger_events WHERE id = NEW.event_id AND sealed = 0);
END;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only_update BEFORE UPDATE ON ledger_postings
BEGIN
  SELECT RAISE(ABORT, 'ledger: postings are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only_delete BEFORE DELETE ON ledger_postings
BEGIN
  SELECT RAISE(ABORT, 'ledger: postings are append-only');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_events_append_only_delete BEFORE DELETE ON ledger_events
BEGIN
  SELECT RAISE(ABORT, 'ledger: events are append-only');
END;
--> statement-breakpoint
-- The only change an event knows is being sealed, and only when its lines sum to zero.
CREATE TRIGGER ledger_events_seal BEFORE UPDATE ON ledger_events
BEGIN
  SELECT RAISE(ABORT, 'ledger: events are append-only')
  WHERE OLD.sealed <> 0 OR NEW.sealed <> 1 OR NEW.id <> OLD.id OR NEW.event_key <> OLD.event_key OR NEW.type <> OLD.type;
  SELECT RAISE(ABORT, 'ledger: postings do not sum to zero')
  WHERE (SELECT COUNT(*) < 2 OR SUM(amount) <> 0 FROM ledger_postings WHERE event_id = NEW.id);
END;
--> statement-breakpoint
-- A balance moves by postings alone.
CREATE TRIGGER ledger_accounts_by_postings BEFORE UPDATE OF balance ON ledger_accounts
BEGIN
  SELECT RAISE(ABORT, 'ledger: balances move by postings alone')
  WHERE NEW.balance IS NOT (
    SELECT balance_after FROM ledger_postings WHERE account_id = NEW.id ORDER BY rowid DESC LIMIT 1
  );
END;
--> statement-breakpoint
-- A transition continues the history of its order: right version, right origin.
CREATE TRIGGER order_transitions_continue BEFORE INSERT ON order_transitions
BEGIN
  SELECT RAISE(ABORT, 'order: transition does not follow')
  WHERE NOT EXISTS (
    SELECT 1 FROM orders
    WHERE id = NEW.order_id
      AND version = NEW.seq - 1
      AND (NEW.from_status IS NULL AND NEW.seq = 1 OR status = NEW.from_status)
  );
END;
--> statement-breakpoint
-- A status changes only together with its transition.
CREATE TRIGGER orders_status_by_transition BEFORE UPDATE OF status, version ON orders
BEGIN
  SELECT RAISE(ABORT, 'order: status changes by transition alone')
  WHERE NOT EXISTS (
    SELECT 1 FROM order_transitions
    WHERE order_id = NEW.id AND seq = NEW.version AND to_status = NEW.status
  );
END;
--> statement-breakpoint
CREATE TRIGGER order_transitions_append_only_update BEFORE UPDATE ON order_transitions
BEGIN
  SELECT RAISE(ABORT, 'order: history is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER order_transitions_append_only_delete BEFORE DELETE ON order_transitions
BEGIN
  SELECT RAISE(ABORT, 'order: history is append-only');
END;
