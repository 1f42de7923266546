import * as abnormal from "./abnormal";
import * as accountSecurity from "./account-security";
import * as areaWishes from "./area-wishes";
import * as areas from "./areas";
import * as batchFiles from "./batch-files";
import * as batchOrders from "./batch-orders";
import * as batchPayment from "./batch-payment";
import * as bill from "./bill";
import * as billExport from "./bill-export";
import { callsOf } from "./calls-of";
import * as captcha from "./captcha";
import * as cashFlow from "./cash-flow";
import * as cashFlowExport from "./cash-flow-export";
import * as complaints from "./complaints";
import * as content from "./content";
import * as customer from "./customer";
import * as dashboard from "./dashboard";
import * as dictionary from "./dictionary";
import * as feedback from "./feedback";
import * as files from "./files";
import * as goods from "./goods";
import * as health from "./health";
import * as libraryGoods from "./library-goods";
import * as logistics from "./logistics";
import * as markups from "./markups";
import * as messages from "./messages";
import * as operator from "./operator";
import * as operatorAdjustments from "./operator-adjustments";
import * as operatorComplaints from "./operator-complaints";
import * as operatorContent from "./operator-content";
import * as operatorEvidence from "./operator-evidence";
import * as operatorFeedback from "./operator-feedback";
import * as operatorInvoices from "./operator-invoices";
import * as operatorOrders from "./operator-orders";
import * as operatorRefunds from "./operator-refunds";
import * as operatorVoiceCalls from "./operator-voice-calls";
import * as operatorWithdrawals from "./operator-withdrawals";
import * as orderActions from "./order-actions";
import * as orderCreation from "./order-creation";
import * as orderDrafts from "./order-drafts";
import * as orderExport from "./order-export";
import * as orderPlaces from "./order-places";
import * as orderProfit from "./order-profit";
import * as orderRecords from "./order-records";
import * as orderStats from "./order-stats";
import * as orderTemplates from "./order-templates";
import * as orderViews from "./order-views";
import * as orders from "./orders";
import * as payment from "./payment";
import * as payoutAccounts from "./payout-accounts";
import * as platform from "./platform";
import * as progressLinks from "./progress-links";
import * as push from "./push";
import * as recharge from "./recharge";
import * as recipients from "./recipients";
import * as refunds from "./refunds";
import * as sandbox from "./sandbox";
import * as sandboxPay from "./sandbox-pay";
import * as sandboxPayouts from "./sandbox-payouts";
import * as settleIn from "./settle-in";
import * as smallPayment from "./small-payment";
import * as sms from "./sms";
import * as uploadLinks from "./upload-links";
import * as voiceCalls from "./voice-calls";
import * as withdrawalExport from "./withdrawal-export";
import * as withdrawals from "./withdrawals";

/**
 * Every REST call by domain: `rest.<domain>.<call>` in the gateway, one route each in the backend. A call is declared in
 * a file of its domain and is known here by that alone; a new file has its line.
 */
export const restCalls = {
  captcha: callsOf(captcha),
  sms: callsOf(sms),
  customer: callsOf(customer),
  accountSecurity: callsOf(accountSecurity),
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
    ...callsOf(batchFiles),
  },
  uploadLinks: callsOf(uploadLinks),
  orders: {
    ...callsOf(orders),
    ...callsOf(orderCreation),
    ...callsOf(orderActions),
    ...callsOf(orderRecords),
    ...callsOf(orderPlaces),
    ...callsOf(orderStats),
  },
  batchOrders: callsOf(batchOrders),
  dashboard: callsOf(dashboard),
  payment: { ...callsOf(payment), ...callsOf(batchPayment) },
  push: callsOf(push),
  recharge: callsOf(recharge),
  withdrawals: callsOf(withdrawals),
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
    ...callsOf(operatorEvidence),
    ...callsOf(operatorRefunds),
    ...callsOf(operatorComplaints),
    ...callsOf(operatorFeedback),
    ...callsOf(operatorVoiceCalls),
    ...callsOf(operatorWithdrawals),
    ...callsOf(operatorAdjustments),
    ...callsOf(operatorInvoices),
  },
  operatorContent: callsOf(operatorContent),
  sandbox: { ...callsOf(sandbox), ...callsOf(sandboxPay), ...callsOf(sandboxPayouts) },
  health: callsOf(health),
};
