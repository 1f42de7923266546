import { PERSONAL_TABLES } from "../../../backend/src/modules/personal-data/personal-tables";

/** Ids that tests write by hand are lower, and free to be in any bucket. */
const FIRST_MADE = 10 ** 13;

const ofOwner = (table: string, owner: string, source: string) =>
  `SELECT ${table}.id AS subject FROM ${source} WHERE ${table}.id >= ${FIRST_MADE} AND (${table}.id & 4095) <> (${owner} & 4095)`;

function ruleOf(table: string): string {
  const owner = PERSONAL_TABLES.find((listed) => listed.table === table)?.owner;
  if (owner === undefined) throw new Error(`${table} has no owner`);
  if (typeof owner === "string") return ofOwner(table, `${table}.${owner}`, table);
  const parent = `JOIN ${owner.of} AS parent ON parent.${owner.key} = ${table}.${owner.column}`;
  return ofOwner(table, `parent.${owner.owner}`, `${table} ${parent}`);
}

/** Every row that was made for a customer has an id in the customer's bucket (decision 066): a rule for each table. */
export const BUCKET_RULES: Record<string, string> = {
  "a row of customers is in the bucket of its customer": ruleOf("customers"),
  "a row of sessions is in the bucket of its customer": ruleOf("sessions"),
  "a row of account_codes is in the bucket of its customer": ruleOf("account_codes"),
  "a row of upload_links is in the bucket of its customer": ruleOf("upload_links"),
  "a row of api_keys is in the bucket of its customer": ruleOf("api_keys"),
  "a row of account_activity is in the bucket of its customer": ruleOf("account_activity"),
  "a row of data_exports is in the bucket of its customer": ruleOf("data_exports"),
  "a row of webhook_endpoints is in the bucket of its customer": ruleOf("webhook_endpoints"),
  "a row of webhook_deliveries is in the bucket of its customer": ruleOf("webhook_deliveries"),
  "a row of messages is in the bucket of its customer": ruleOf("messages"),
  "a row of feedback is in the bucket of its customer": ruleOf("feedback"),
  "a row of order_templates is in the bucket of its customer": ruleOf("order_templates"),
  "a row of order_views is in the bucket of its customer": ruleOf("order_views"),
  "a row of library_goods is in the bucket of its customer": ruleOf("library_goods"),
  "a row of order_imports is in the bucket of its customer": ruleOf("order_imports"),
  "a row of order_import_rows is in the bucket of its customer": ruleOf("order_import_rows"),
  "a row of orders is in the bucket of its customer": ruleOf("orders"),
  "a row of order_items is in the bucket of its customer": ruleOf("order_items"),
  "a row of order_follow_ups is in the bucket of its customer": ruleOf("order_follow_ups"),
  "a row of staff_list_changes is in the bucket of its customer": ruleOf("staff_list_changes"),
  "a row of bids is in the bucket of its customer": ruleOf("bids"),
  "a row of bid_questions is in the bucket of its customer": ruleOf("bid_questions"),
  "a row of markups is in the bucket of its customer": ruleOf("markups"),
  "a row of refunds is in the bucket of its customer": ruleOf("refunds"),
  "a row of complaints is in the bucket of its customer": ruleOf("complaints"),
  "a row of abnormal_records is in the bucket of its customer": ruleOf("abnormal_records"),
  "a row of abnormal_follow_ups is in the bucket of its customer": ruleOf("abnormal_follow_ups"),
  "a row of ledger_events is in the bucket of its customer": ruleOf("ledger_events"),
  "a row of master_settlements is in the bucket of its customer": ruleOf("master_settlements"),
  "a row of wallet_adjustments is in the bucket of its customer": ruleOf("wallet_adjustments"),
  "a row of invoice_requests is in the bucket of its customer": ruleOf("invoice_requests"),
  "a row of withdrawals is in the bucket of its customer": ruleOf("withdrawals"),
  "a row of handed_pictures is in the bucket of its customer": ofOwner(
    "handed_pictures",
    "sessions.customer_id",
    "handed_pictures JOIN upload_links ON upload_links.id = link_id JOIN sessions ON sessions.token_hash = session_hash",
  ),
};
