import type { Line } from "../../../support/graph/graph-lines";
import { abnormalLines } from "./abnormal/abnormal";
import { abnormalStepsLines } from "./abnormal/abnormal-steps";
import { accountSecurityLines } from "./account/account-security";
import { apiKeyLines } from "./account/api-keys";
import { appSessionLines } from "./account/app-session";
import { captchaLines } from "./account/captcha";
import { customerLines } from "./account/customer";
import { personalDataLines } from "./account/personal-data";
import { profileLines } from "./account/profile";
import { sessionLines } from "./account/session";
import { sessionStepsLines } from "./account/session-steps";
import { smsLines } from "./account/sms";
import { viewerLines } from "./account/viewer";
import { bidStepsLines } from "./bids/bid-steps";
import { bidsLines } from "./bids/bids";
import { callsLines } from "./calls/calls";
import { areaWishesLines } from "./catalog/area-wishes";
import { areasLines } from "./catalog/areas";
import { dictionaryLines } from "./catalog/dictionary";
import { goodsLines } from "./catalog/goods";
import { libraryGoodsLines } from "./catalog/library-goods";
import { libraryStepsLines } from "./catalog/library-steps";
import { logisticsLines } from "./catalog/logistics";
import { advertsLines } from "./content/adverts";
import { articlesLines } from "./content/articles";
import { offersLines } from "./content/offers";
import { platformLines } from "./content/platform";
import { serviceApplicationLines } from "./content/service-application";
import { dashboardLines } from "./dashboard/dashboard";
import { firstStepsLines } from "./dashboard/first-steps";
import { todosLines } from "./dashboard/todos";
import { complainableOrdersLines } from "./feedback/complainable-orders";
import { complaintStepsLines } from "./feedback/complaint-steps";
import { complaintsLines } from "./feedback/complaints";
import { feedbackLines } from "./feedback/feedback";
import { uploadLinksLines } from "./files/upload-links";
import { importRowsLines } from "./imports/import-rows";
import { importTemplateLines } from "./imports/import-template";
import { orderImportStepsLines } from "./imports/order-import-steps";
import { orderImportsLines } from "./imports/order-imports";
import { markupPaymentLines } from "./markups/markup-payment";
import { markupsLines } from "./markups/markups";
import { messageGroupsLines } from "./messages/message-groups";
import { messageReadingLines } from "./messages/message-reading";
import { messageSettingsLines } from "./messages/message-settings";
import { messageTopicsLines } from "./messages/message-topics";
import { messagesLines } from "./messages/messages";
import { pushLines } from "./messages/push";
import { remindersLines } from "./messages/reminders";
import { buttonsLines } from "./orders/buttons";
import { followUpsLines } from "./orders/follow-ups";
import { orderContactLines } from "./orders/order-contact";
import { orderDetailLines } from "./orders/order-detail";
import { orderEditsLines } from "./orders/order-edits";
import { orderListLines } from "./orders/order-list";
import { orderListFilterLines } from "./orders/order-list-filter";
import { orderMattersLines } from "./orders/order-matters";
import { orderPlacesLines } from "./orders/order-places";
import { orderRulesLines } from "./orders/order-rules";
import { orderServiceLines } from "./orders/order-service";
import { orderServiceDoneLines } from "./orders/order-service-done";
import { orderStatsLines } from "./orders/order-stats";
import { orderStepsLines } from "./orders/order-steps";
import { orderViewsLines } from "./orders/order-views";
import { ordersLines } from "./orders/orders";
import { progressLinksLines } from "./orders/progress-links";
import { shopOrdersLines } from "./orders/shop-orders";
import { shownMasterLines } from "./orders/shown-master";
import { paymentLines } from "./payments/payment";
import { paymentWaysLines } from "./payments/payment-ways";
import { smallPaymentLines } from "./payments/small-payment";
import { orderCreationLines } from "./placing/order-creation";
import { orderDraftsLines } from "./placing/order-drafts";
import { pricingLines } from "./placing/pricing";
import { recipientsLines } from "./placing/recipients";
import { refundActionsLines } from "./refunds/refund-actions";
import { refundReadsLines } from "./refunds/refund-reads";
import { refundStepsLines } from "./refunds/refund-steps";
import { refundsLines } from "./refunds/refunds";
import { refusalsLines } from "./refusals";
import { billsLines } from "./wallet/bills";
import { cashFlowSumsLines } from "./wallet/cash-flow-sums";
import { cashFlowsLines } from "./wallet/cash-flows";
import { orderProfitsLines } from "./wallet/order-profits";
import { payoutAccountsLines } from "./wallet/payout-accounts";
import { rechargeLines } from "./wallet/recharge";
import { withdrawalConfirmationLines } from "./wallet/withdrawal-confirmation";
import { withdrawalsLines } from "./wallet/withdrawals";
import { webhookStepsLines, webhooksLines } from "./webhooks/webhooks";

/** The tables of all fields, each beside the name of the file of schema/graphql that it is about. */
export const TABLES: Readonly<Record<string, readonly Line[]>> = {
  abnormal: abnormalLines,
  "abnormal-steps": abnormalStepsLines,
  "account-security": accountSecurityLines,
  adverts: advertsLines,
  "area-wishes": areaWishesLines,
  areas: areasLines,
  articles: articlesLines,
  "bid-steps": bidStepsLines,
  bids: bidsLines,
  bills: billsLines,
  buttons: buttonsLines,
  calls: callsLines,
  captcha: captchaLines,
  "cash-flow-sums": cashFlowSumsLines,
  "cash-flows": cashFlowsLines,
  "complainable-orders": complainableOrdersLines,
  "complaint-steps": complaintStepsLines,
  complaints: complaintsLines,
  customer: customerLines,
  dashboard: dashboardLines,
  dictionary: dictionaryLines,
  feedback: feedbackLines,
  "first-steps": firstStepsLines,
  "follow-ups": followUpsLines,
  goods: goodsLines,
  "import-rows": importRowsLines,
  "import-template": importTemplateLines,
  "library-goods": libraryGoodsLines,
  "library-steps": libraryStepsLines,
  logistics: logisticsLines,
  "markup-payment": markupPaymentLines,
  markups: markupsLines,
  "message-groups": messageGroupsLines,
  "message-reading": messageReadingLines,
  "message-settings": messageSettingsLines,
  "message-topics": messageTopicsLines,
  messages: messagesLines,
  offers: offersLines,
  "order-contact": orderContactLines,
  "order-creation": orderCreationLines,
  "order-detail": orderDetailLines,
  "shown-master": shownMasterLines,
  "order-edits": orderEditsLines,
  "shop-orders": shopOrdersLines,
  "order-drafts": orderDraftsLines,
  "order-import-steps": orderImportStepsLines,
  "order-imports": orderImportsLines,
  "order-list": orderListLines,
  "order-list-filter": orderListFilterLines,
  "order-matters": orderMattersLines,
  "order-places": orderPlacesLines,
  "order-profits": orderProfitsLines,
  "order-rules": orderRulesLines,
  "order-service": orderServiceLines,
  "order-service-done": orderServiceDoneLines,
  "order-stats": orderStatsLines,
  "order-steps": orderStepsLines,
  "order-views": orderViewsLines,
  orders: ordersLines,
  payment: paymentLines,
  "payment-ways": paymentWaysLines,
  "payout-accounts": payoutAccountsLines,
  platform: platformLines,
  pricing: pricingLines,
  profile: profileLines,
  "progress-links": progressLinksLines,
  push: pushLines,
  reminders: remindersLines,
  recharge: rechargeLines,
  recipients: recipientsLines,
  "refund-actions": refundActionsLines,
  "refund-reads": refundReadsLines,
  "refund-steps": refundStepsLines,
  refunds: refundsLines,
  "service-application": serviceApplicationLines,
  session: sessionLines,
  "api-keys": apiKeyLines,
  "app-session": appSessionLines,
  "personal-data": personalDataLines,
  "session-steps": sessionStepsLines,
  "small-payment": smallPaymentLines,
  sms: smsLines,
  todos: todosLines,
  "upload-links": uploadLinksLines,
  viewer: viewerLines,
  "withdrawal-confirmation": withdrawalConfirmationLines,
  "webhook-steps": webhookStepsLines,
  webhooks: webhooksLines,
  withdrawals: withdrawalsLines,
  refusals: refusalsLines,
};
