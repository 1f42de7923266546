import * as abnormal from "./abnormal/abnormal";
import * as accountSecurity from "./account/account-security";
import * as apiKeys from "./account/api-keys";
import * as appSessions from "./account/app-sessions";
import * as captcha from "./account/captcha";
import * as customer from "./account/customer";
import * as personalData from "./account/personal-data";
import * as personalDataFile from "./account/personal-data-file";
import * as sms from "./account/sms";
import * as bids from "./bids/bids";
import * as voiceCalls from "./calls/voice-calls";
import { callsOf } from "./calls-of";
import * as areaWishes from "./catalog/area-wishes";
import * as areas from "./catalog/areas";
import * as dictionary from "./catalog/dictionary";
import * as goods from "./catalog/goods";
import * as libraryGoods from "./catalog/library-goods";
import * as logistics from "./catalog/logistics";
import * as content from "./content/content";
import * as platform from "./content/platform";
import * as settleIn from "./content/settle-in";
import * as dashboard from "./dashboard/dashboard";
import * as complaints from "./feedback/complaints";
import * as feedback from "./feedback/feedback";
import * as files from "./files/files";
import * as uploadLinks from "./files/upload-links";
import * as health from "./health";
import * as batchFiles from "./imports/batch-files";
import * as batchOrders from "./imports/batch-orders";
import * as markups from "./markups/markups";
import * as messages from "./messages/messages";
import * as push from "./messages/push";
import * as reminders from "./messages/reminders";
import * as operator from "./operator/operator";
import * as operatorAdjustments from "./operator/operator-adjustments";
import * as operatorBids from "./operator/operator-bids";
import * as operatorComplaints from "./operator/operator-complaints";
import * as operatorContent from "./operator/operator-content";
import * as operatorEvidence from "./operator/operator-evidence";
import * as operatorFeedback from "./operator/operator-feedback";
import * as operatorInvoices from "./operator/operator-invoices";
import * as operatorMasters from "./operator/operator-masters";
import * as operatorMoves from "./operator/operator-moves";
import * as operatorOrders from "./operator/operator-orders";
import * as operatorPartner from "./operator/operator-partner";
import * as operatorPartnerEvents from "./operator/operator-partner-events";
import * as operatorPersonalData from "./operator/operator-personal-data";
import * as operatorQueues from "./operator/operator-queues";
import * as operatorRefunds from "./operator/operator-refunds";
import * as operatorRestores from "./operator/operator-restores";
import * as operatorVoiceCalls from "./operator/operator-voice-calls";
import * as operatorWithdrawals from "./operator/operator-withdrawals";
import * as orderActions from "./orders/order-actions";
import * as orderEdits from "./orders/order-edits";
import * as orderExport from "./orders/order-export";
import * as orderPlaces from "./orders/order-places";
import * as orderRecords from "./orders/order-records";
import * as orderStats from "./orders/order-stats";
import * as orderViews from "./orders/order-views";
import * as orders from "./orders/orders";
import * as progressLinks from "./orders/progress-links";
import * as shopOrders from "./orders/shop-orders";
import * as batchPayment from "./payments/batch-payment";
import * as payment from "./payments/payment";
import * as smallPayment from "./payments/small-payment";
import * as orderCreation from "./placing/order-creation";
import * as orderDrafts from "./placing/order-drafts";
import * as orderTemplates from "./placing/order-templates";
import * as recipients from "./placing/recipients";
import * as refunds from "./refunds/refunds";
import * as sandbox from "./sandbox/sandbox";
import * as sandboxPay from "./sandbox/sandbox-pay";
import * as sandboxPayouts from "./sandbox/sandbox-payouts";
import * as bill from "./wallet/bill";
import * as billExport from "./wallet/bill-export";
import * as cashFlow from "./wallet/cash-flow";
import * as cashFlowExport from "./wallet/cash-flow-export";
import * as orderProfit from "./wallet/order-profit";
import * as orderProfitExport from "./wallet/order-profit-export";
import * as payoutAccounts from "./wallet/payout-accounts";
import * as recharge from "./wallet/recharge";
import * as withdrawalConfirmation from "./wallet/withdrawal-confirmation";
import * as withdrawalExport from "./wallet/withdrawal-export";
import * as withdrawals from "./wallet/withdrawals";
import * as webhooks from "./webhooks/webhooks";

/**
 * Every REST call by domain: `rest.<domain>.<call>` in the gateway, one route each in the backend. A call is declared in
 * a file of its domain and is known here by that alone; a new file has its line.
 */
export const restCalls = {
  captcha: callsOf(captcha),
  sms: callsOf(sms),
  customer: callsOf(customer),
  accountSecurity: callsOf(accountSecurity),
  apiKeys: callsOf(apiKeys),
  appSessions: callsOf(appSessions),
  personalData: callsOf(personalData),
  smallPayment: callsOf(smallPayment),
  areas: callsOf(areas),
  areaWishes: callsOf(areaWishes),
  goods: { ...callsOf(goods), ...callsOf(libraryGoods) },
  content: callsOf(content),
  logistics: callsOf(logistics),
  messages: callsOf(messages),
  files: {
    ...callsOf(files),
    ...callsOf(orderExport),
    ...callsOf(withdrawalExport),
    ...callsOf(cashFlowExport),
    ...callsOf(billExport),
    ...callsOf(orderProfitExport),
    ...callsOf(batchFiles),
    ...callsOf(personalDataFile),
  },
  uploadLinks: callsOf(uploadLinks),
  orders: {
    ...callsOf(orders),
    ...callsOf(orderCreation),
    ...callsOf(orderActions),
    ...callsOf(orderEdits),
    ...callsOf(shopOrders),
    ...callsOf(orderRecords),
    ...callsOf(orderPlaces),
    ...callsOf(orderStats),
  },
  bids: callsOf(bids),
  batchOrders: callsOf(batchOrders),
  dashboard: callsOf(dashboard),
  payment: { ...callsOf(payment), ...callsOf(batchPayment) },
  push: callsOf(push),
  reminders: callsOf(reminders),
  recharge: callsOf(recharge),
  withdrawals: { ...callsOf(withdrawals), ...callsOf(withdrawalConfirmation) },
  payoutAccounts: callsOf(payoutAccounts),
  cashFlow: callsOf(cashFlow),
  bill: callsOf(bill),
  orderProfit: callsOf(orderProfit),
  settleIn: callsOf(settleIn),
  recipients: callsOf(recipients),
  refunds: callsOf(refunds),
  orderDrafts: callsOf(orderDrafts),
  orderTemplates: callsOf(orderTemplates),
  orderViews: callsOf(orderViews),
  progressLinks: callsOf(progressLinks),
  platform: callsOf(platform),
  calls: callsOf(voiceCalls),
  dictionary: callsOf(dictionary),
  markups: callsOf(markups),
  abnormal: callsOf(abnormal),
  complaints: callsOf(complaints),
  feedback: callsOf(feedback),
  operator: {
    ...callsOf(operator),
    ...callsOf(operatorOrders),
    ...callsOf(operatorBids),
    ...callsOf(operatorMasters),
    ...callsOf(operatorEvidence),
    ...callsOf(operatorPersonalData),
    ...callsOf(operatorRefunds),
    ...callsOf(operatorQueues),
    ...callsOf(operatorComplaints),
    ...callsOf(operatorFeedback),
    ...callsOf(operatorVoiceCalls),
    ...callsOf(operatorWithdrawals),
    ...callsOf(operatorMoves),
    ...callsOf(operatorRestores),
    ...callsOf(operatorAdjustments),
    ...callsOf(operatorInvoices),
  },
  operatorContent: callsOf(operatorContent),
  operatorPartner: { ...callsOf(operatorPartner), ...callsOf(operatorPartnerEvents) },
  sandbox: { ...callsOf(sandbox), ...callsOf(sandboxPay), ...callsOf(sandboxPayouts) },
  webhooks: callsOf(webhooks),
  health: callsOf(health),
};
