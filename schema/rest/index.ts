import { abnormalCalls } from "./abnormal";
import { areaCalls } from "./areas";
import { batchPaymentCalls } from "./batch-payment";
import { captchaCalls } from "./captcha";
import { complaintCalls } from "./complaints";
import { contentCalls } from "./content";
import { customerCalls } from "./customer";
import { dashboardCalls } from "./dashboard";
import { dictionaryCalls } from "./dictionary";
import { fileCalls } from "./files";
import { goodsCalls } from "./goods";
import { healthCalls } from "./health";
import { logisticsCalls } from "./logistics";
import { markupCalls } from "./markups";
import { messageCalls } from "./messages";
import { operatorCalls, sandboxCalls } from "./operator";
import { operatorComplaintCalls } from "./operator-complaints";
import { operatorContentCalls } from "./operator-content";
import { operatorOrderCalls } from "./operator-orders";
import { operatorRefundCalls } from "./operator-refunds";
import { orderDraftCalls } from "./order-drafts";
import { orderExportCalls } from "./order-export";
import { orderTemplateCalls } from "./order-templates";
import { orderViewCalls } from "./order-views";
import { orderCalls } from "./orders";
import { paymentCalls } from "./payment";
import { platformCalls } from "./platform";
import { rechargeCalls } from "./recharge";
import { recipientCalls } from "./recipients";
import { refundCalls } from "./refunds";
import { sandboxPayCalls } from "./sandbox-pay";
import { settleInCalls } from "./settle-in";
import { smsCalls } from "./sms";
import { operatorVoiceCalls, voiceCalls } from "./voice-calls";

/** Every REST call by domain: `rest.<domain>.<call>` in the gateway, one route each in the backend. */
export const restCalls = {
  captcha: captchaCalls,
  sms: smsCalls,
  customer: customerCalls,
  areas: areaCalls,
  goods: goodsCalls,
  content: contentCalls,
  logistics: logisticsCalls,
  messages: messageCalls,
  files: { ...fileCalls, ...orderExportCalls },
  orders: orderCalls,
  dashboard: dashboardCalls,
  payment: { ...paymentCalls, ...batchPaymentCalls },
  recharge: rechargeCalls,
  settleIn: settleInCalls,
  recipients: recipientCalls,
  refunds: refundCalls,
  orderDrafts: orderDraftCalls,
  orderTemplates: orderTemplateCalls,
  orderViews: orderViewCalls,
  platform: platformCalls,
  calls: voiceCalls,
  dictionary: dictionaryCalls,
  markups: markupCalls,
  abnormal: abnormalCalls,
  complaints: complaintCalls,
  operator: {
    ...operatorCalls,
    ...operatorOrderCalls,
    ...operatorRefundCalls,
    ...operatorComplaintCalls,
    ...operatorVoiceCalls,
  },
  operatorContent: operatorContentCalls,
  sandbox: { ...sandboxCalls, ...sandboxPayCalls },
  health: healthCalls,
};
