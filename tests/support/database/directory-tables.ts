/**
 * Tables of the platform's directory (decision 065). No statement, trigger or transaction may name one of them together
 * with a table that belongs to a customer.
 */
const DIRECTORY_TABLES: ReadonlySet<string> = new Set([
  "areas",
  "area_agents",
  "area_tips",
  "area_price_factors",
  "goods_types",
  "service_types",
  "goods_type_services",
  "base_prices",
  "price_rules",
  "reference_version",
  "platform_contacts",
  "workers",
  "master_changes",
  "master_pauses",
  "master_pause_lists",
  "articles",
  "adverts",
  "content_changes",
  "service_applications",
  "captcha_challenges",
  "captcha_grants",
  "sandbox_sms",
  "sandbox_wechat",
  "sandbox_trades",
  "sandbox_refunds",
  "sandbox_pay_keys",
  "sandbox_payout_moods",
  "sandbox_transfers",
]);

/** Counts of the directory that triggers of customers' tables write. */
const COUNTED_BY_CUSTOMERS: ReadonlySet<string> = new Set([
  "worker_ratings",
  "worker_month_ratings",
  "worker_jobs",
]);

const NAMED = /(?:\b(?:FROM|JOIN|INTO|UPDATE|ON)|,)\s+["`]?([a-z_]+)\b/gi;
const CREATED = /CREATE (?:TABLE|VIEW) ["`]?([a-z_]+)/g;

/** Names of all tables and views that a schema makes. */
export const tablesMadeBy = (schema: string): ReadonlySet<string> =>
  new Set([...schema.matchAll(CREATED)].map(([, name = ""]) => name));

/** Which tables of the directory, and which of customers, a text of SQL names, of those that there are. */
export function storesOf(sql: string, tables: ReadonlySet<string>) {
  const changed = /\bUPDATE (?:OF [\w, ]+ )?ON (\w+)/.exec(sql)?.[1];
  const named = new Set([...[...sql.matchAll(NAMED)].map(([, name = ""]) => name), changed ?? ""]);
  const found = [...named].filter((name) => tables.has(name) && !COUNTED_BY_CUSTOMERS.has(name));
  return {
    directory: found.filter((name) => DIRECTORY_TABLES.has(name)),
    customers: found.filter((name) => !DIRECTORY_TABLES.has(name)),
  };
}

/** The same, where it names both kinds; null for what keeps them apart. */
export function mixOf(sql: string, tables: ReadonlySet<string>): string | null {
  const { directory, customers } = storesOf(sql, tables);
  return directory.length > 0 && customers.length > 0
    ? `${directory.join(", ")} with ${customers.join(", ")}`
    : null;
}
