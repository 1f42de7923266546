import { areaCalls } from "./areas";
import { batchPaymentCalls } from "./batch-payment";
import { captchaCalls } from "./captcha";
import { contentCalls } from "./content";
import { customerCalls } from "./customer";
import { fileCalls } from "./files";
import { goodsCalls } from "./goods";
import { healthCalls } from "./health";
import { logisticsCalls } from "./logistics";
import { messageCalls } from "./messages";
import { operatorCalls, sandboxCalls } from "./operator";
import { operatorContentCalls } from "./operator-content";
import { operatorOrderCalls } from "./operator-orders";
import { orderDraftCalls } from "./order-drafts";
import { orderTemplateCalls } from "./order-templates";
import { orderCalls } from "./orders";
import { paymentCalls } from "./payment";
import { platformCalls } from "./platform";
import { rechargeCalls } from "./recharge";
import { recipientCalls } from "./recipients";
import { sandboxPayCalls } from "./sandbox-pay";
import { settleInCalls } from "./settle-in";
import { smsCalls } from "./sms";

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
  files: fileCalls,
  orders: orderCalls,
  payment: { ...paymentCalls, ...batchPaymentCalls },
  recharge: rechargeCalls,
  settleIn: settleInCalls,
  recipients: recipientCalls,
  orderDrafts: orderDraftCalls,
  orderTemplates: orderTemplateCalls,
  platform: platformCalls,
  operator: { ...operatorCalls, ...operatorOrderCalls },
  operatorContent: operatorContentCalls,
  sandbox: { ...sandboxCalls, ...sandboxPayCalls },
  health: healthCalls,
};
