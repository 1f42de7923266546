import { getTableName } from "drizzle-orm";
import { abnormalSteps } from "./modules/abnormal/abnormal-steps";
import { SPENT_ACTIVITY } from "./modules/account-activity/account-activity.purge";
import { SPENT_WISHES } from "./modules/area-wishes/area-wishes.purge";
import type { Backfill } from "./modules/backfills";
import { SPENT_IMPORTS } from "./modules/batch-orders/batch-orders.purge";
import { bidSteps } from "./modules/bids/bid-steps";
import { staffQuestions } from "./modules/bids/staff-questions";
import { staffInvoices } from "./modules/bills/staff-invoices";
import { callLog } from "./modules/calls/call-log";
import { SPENT_CALLS } from "./modules/calls/calls.purge";
import { staffCalls } from "./modules/calls/staff-calls";
import { SPENT_GRANTS } from "./modules/captcha/captcha.purge";
import { complaintSteps } from "./modules/complaints/complaint-steps";
import { staffComplaints } from "./modules/complaints/staff-complaints";
import { SPENT_API_KEYS } from "./modules/customers/api-keys/api-keys.purge";
import { SPENT_SESSIONS } from "./modules/customers/customers.purge";
import { staffReferrals } from "./modules/customers/staff-referrals";
import { SPENT_FEEDBACK } from "./modules/feedback/feedback.purge";
import { staffFeedback } from "./modules/feedback/staff-feedback";
import { SPENT_KEYS } from "./modules/idempotency/idempotency.purge";
import { SPENT_LIMITS } from "./modules/limits/limits.purge";
import { markupDetail } from "./modules/markups/markup-detail";
import { markupSteps } from "./modules/markups/markup-steps";
import { staffMarkups } from "./modules/markups/staff-markups";
import { ratingStatements, tellRating } from "./modules/master-settlements/rating-effect";
import { staffSettlements } from "./modules/master-settlements/staff-settlements";
import { SPENT_MESSAGES } from "./modules/messages/messages.purge";
import { SPENT_DRAFTS } from "./modules/order-drafts/order-drafts.purge";
import {
  customerSteps,
  editSteps,
  masterSteps,
  orderEvents,
  staffBidRequests,
  staffOrders,
} from "./modules/orders";
import type { OrderParts } from "./modules/orders/order-parts";
import { SPENT_PARTNERS } from "./modules/partner-clients/partner-clients.purge";
import { SPENT_PARTNER_EVENTS } from "./modules/partner-events/partner-events.purge";
import { SPENT_NOTIFICATIONS } from "./modules/payment/payment.purge";
import { SPENT_BINDINGS } from "./modules/payout-accounts/payout-accounts.purge";
import { SPENT_PUSHES } from "./modules/push/push.purge";
import { refundDetail } from "./modules/refunds/refund-detail";
import { refundSteps } from "./modules/refunds/refund-steps";
import { staffRefunds } from "./modules/refunds/staff-refunds";
import { SPENT_REMINDERS } from "./modules/reminders/reminders.purge";
import { SPENT_APPLICATIONS } from "./modules/settle-in/settle-in.purge";
import { paymentDetail } from "./modules/settlement/payment-detail";
import { SPENT_CODES } from "./modules/sms/sms.purge";
import type { StaffList } from "./modules/staff-lists";
import { SPENT_ENTRIES } from "./modules/staff-lists/staff-lists.purge";
import { SPENT_UPLOAD_LINKS } from "./modules/upload-links/upload-links.purge";
import { SPENT_DELIVERIES } from "./modules/webhooks/webhooks.purge";
import { staffWithdrawals } from "./modules/withdrawals/staff-withdrawals";
import { SPENT_PAYOUTS } from "./modules/withdrawals/withdrawals.purge";
import { SPENT_CHALLENGES } from "./providers/captcha/captcha-challenges.purge";
import { SPENT_TRANSFERS } from "./providers/payout/sandbox/sandbox-payout.purge";
import { SPENT_SMS } from "./providers/sms/sandbox-sms.purge";
import { SPENT_WECHAT } from "./providers/wechat/sandbox-wechat.purge";
import type { SpentRows } from "./shared/purge";
import { ownerOfTable, type TableOwner } from "./shared/stores/table-owners";

/** Everything that can happen to an order, by the modules that make it happen. */
export const ORDER_EVENTS = [
  ...Object.values(orderEvents),
  ...Object.values(customerSteps),
  ...Object.values(masterSteps),
  ...Object.values(editSteps),
  ...Object.values(bidSteps),
  ...Object.values(refundSteps),
  ...Object.values(markupSteps),
  ...Object.values(abnormalSteps),
  ...Object.values(complaintSteps),
] as const;
export type OrderEventName = (typeof ORDER_EVENTS)[number]["event"];

/** What the order module is given of the modules that stand on it; it imports none of them. */
export const ORDER_PARTS: OrderParts = {
  events: ORDER_EVENTS,
  detail: {
    payment: paymentDetail,
    markups: markupDetail,
    refund: refundDetail,
    calls: callLog,
  },
  rating: { statements: ratingStatements, tell: tellRating },
};

/** Staff's lists over all customers, which the directory answers (decision 068). */
export const STAFF_LISTS: readonly StaffList[] = [
  staffOrders,
  staffBidRequests,
  staffQuestions,
  staffSettlements,
  staffComplaints,
  staffFeedback,
  staffWithdrawals,
  staffInvoices,
  staffReferrals,
  staffRefunds,
  staffMarkups,
  staffCalls,
];

/** What the modules keep for a time only, for the jobs that delete it. */
const SPENT: readonly SpentRows[] = [
  ...SPENT_LIMITS,
  ...SPENT_SESSIONS,
  ...SPENT_API_KEYS,
  ...SPENT_CHALLENGES,
  ...SPENT_GRANTS,
  ...SPENT_CODES,
  ...SPENT_SMS,
  ...SPENT_WECHAT,
  ...SPENT_KEYS,
  ...SPENT_NOTIFICATIONS,
  ...SPENT_PAYOUTS,
  ...SPENT_TRANSFERS,
  ...SPENT_BINDINGS,
  ...SPENT_DRAFTS,
  ...SPENT_CALLS,
  ...SPENT_ACTIVITY,
  ...SPENT_UPLOAD_LINKS,
  ...SPENT_IMPORTS,
  ...SPENT_PUSHES,
  ...SPENT_MESSAGES,
  ...SPENT_FEEDBACK,
  ...SPENT_REMINDERS,
  ...SPENT_WISHES,
  ...SPENT_DELIVERIES,
  ...SPENT_APPLICATIONS,
  ...SPENT_ENTRIES,
  ...SPENT_PARTNERS,
  ...SPENT_PARTNER_EVENTS,
];
const spentOf = (owner: TableOwner) =>
  SPENT.filter(({ table }) => ownerOfTable(getTableName(table)) === owner);

export const SPENT_OF_CUSTOMERS = spentOf("customer");
/** No statement and no batch has both (decision 067). */
export const SPENT_OF_PLATFORM = spentOf("directory");

/**
 * The rows that releases change in slices (decision 084), in this sequence. One stays here until no kept dump is older than
 * the moment at which the last store was done (docs/operations.md).
 */
export const BACKFILLS: readonly Backfill[] = [];
