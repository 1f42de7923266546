/** Whose rows a table holds: one customer's each, or the platform's. */
export type TableOwner = "customer" | "directory";

/**
 * The tables of the platform's directory. They stay in one database wherever the customers' rows live. Every other table
 * is in the customers' stores: each of its rows belongs to one customer, or to the cell itself (docs/data.md).
 */
const DIRECTORY = new Set([
  // Reference data.
  ...["areas", "area_agents", "area_tips", "area_price_factors", "area_wishes", "reference_version"],
  ...["goods_types", "service_types", "goods_type_services", "base_prices", "price_rules"],
  // Masters and people of the platform.
  ...["platform_contacts", "workers", "worker_ratings", "worker_month_ratings", "worker_jobs"],
  ...["worker_results", "worker_lines", "master_changes", "master_follows"],
  ...["master_pause_lists", "master_pauses", "master_payouts", "service_applications"],
  // The way in: what is asked before the customer is known.
  ...[
    "captcha_challenges",
    "captcha_grants",
    "phones",
    "sms_codes",
    "sms_sends",
    "rate_windows",
    "push_endpoints",
  ],
  // Phones that are sent reminders: a wish for none stays with the phone.
  ...["reminder_phones", "reminder_sms"],
  // Which buckets of customers live in another cell than their own.
  ...["bucket_moves"],
  // What is restored from dumps, and the money that is compared then.
  ...["restores", "restore_lines", "past_dumps"],
  // What staff's lists show of all customers, copied from their stores.
  ...["staff_list_entries", "staff_list_times"],
  // Partner clients, what they called, and what waits for a second person.
  ...["partner_clients", "partner_calls", "partner_approvals", "partner_events", "partner_endpoints"],
  // Content of the public site.
  ...["articles", "adverts", "content_changes"],
  // Keys of the platform at its providers.
  ...["wechat_tokens"],
  // The sandbox, which stands for providers and masters.
  ...["sandbox_sms", "sandbox_wechat", "sandbox_pay_keys", "sandbox_trades", "sandbox_refunds"],
  ...["sandbox_payout_moods", "sandbox_transfers"],
]);

/** Every database has them: they say what it was made from. */
const OF_EVERY_STORE = new Set(["schema_digests", "d1_migrations"]);

/** Whose the rows of a table are; null for a table that every store has for itself. */
export const ownerOfTable = (table: string): TableOwner | null =>
  OF_EVERY_STORE.has(table) ? null : DIRECTORY.has(table) ? "directory" : "customer";

/** The directory's tables, for tests and documents. */
export const directoryTables: readonly string[] = [...DIRECTORY];
