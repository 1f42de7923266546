import type { Line } from "../../../support/graph-lines";
import { abnormalLines } from "./abnormal";
import { abnormalStepsLines } from "./abnormal-steps";
import { accountSecurityLines } from "./account-security";
import { advertsLines } from "./adverts";
import { areaWishesLines } from "./area-wishes";
import { areasLines } from "./areas";
import { articlesLines } from "./articles";
import { billsLines } from "./bills";
import { buttonsLines } from "./buttons";
import { callsLines } from "./calls";
import { captchaLines } from "./captcha";
import { cashFlowSumsLines } from "./cash-flow-sums";
import { cashFlowsLines } from "./cash-flows";
import { complainableOrdersLines } from "./complainable-orders";
import { complaintStepsLines } from "./complaint-steps";
import { complaintsLines } from "./complaints";
import { customerLines } from "./customer";
import { dashboardLines } from "./dashboard";
import { dictionaryLines } from "./dictionary";
import { feedbackLines } from "./feedback";
import { firstStepsLines } from "./first-steps";
import { followUpsLines } from "./follow-ups";
import { goodsLines } from "./goods";
import { importRowsLines } from "./import-rows";
import { importTemplateLines } from "./import-template";
import { libraryGoodsLines } from "./library-goods";
import { libraryStepsLines } from "./library-steps";
import { logisticsLines } from "./logistics";
import { markupPaymentLines } from "./markup-payment";
import { markupsLines } from "./markups";
import { messageGroupsLines } from "./message-groups";
import { messageReadingLines } from "./message-reading";
import { messageSettingsLines } from "./message-settings";
import { messageTopicsLines } from "./message-topics";
import { messagesLines } from "./messages";
import { offersLines } from "./offers";
import { orderContactLines } from "./order-contact";
import { orderCreationLines } from "./order-creation";
import { orderDetailLines } from "./order-detail";
import { orderDraftsLines } from "./order-drafts";
import { orderImportStepsLines } from "./order-import-steps";
import { orderImportsLines } from "./order-imports";
import { orderListLines } from "./order-list";
import { orderListFilterLines } from "./order-list-filter";
import { orderMattersLines } from "./order-matters";
import { orderPlacesLines } from "./order-places";
import { orderProfitsLines } from "./order-profits";
import { orderRulesLines } from "./order-rules";
import { orderServiceLines } from "./order-service";
import { orderServiceDoneLines } from "./order-service-done";
import { orderStatsLines } from "./order-stats";
import { orderStepsLines } from "./order-steps";
import { orderViewsLines } from "./order-views";
import { ordersLines } from "./orders";
import { paymentLines } from "./payment";
import { paymentWaysLines } from "./payment-ways";
import { payoutAccountsLines } from "./payout-accounts";
import { platformLines } from "./platform";
import { pricingLines } from "./pricing";
import { profileLines } from "./profile";
import { progressLinksLines } from "./progress-links";
import { pushLines } from "./push";
import { rechargeLines } from "./recharge";
import { recipientsLines } from "./recipients";
import { refundActionsLines } from "./refund-actions";
import { refundReadsLines } from "./refund-reads";
import { refundStepsLines } from "./refund-steps";
import { refundsLines } from "./refunds";
import { serviceApplicationLines } from "./service-application";
import { sessionLines } from "./session";
import { sessionStepsLines } from "./session-steps";
import { smallPaymentLines } from "./small-payment";
import { smsLines } from "./sms";
import { todosLines } from "./todos";
import { uploadLinksLines } from "./upload-links";
import { viewerLines } from "./viewer";
import { withdrawalsLines } from "./withdrawals";

/** The tables of all fields, each beside the name of the file of schema/graphql that it is about. */
export const TABLES: Readonly<Record<string, readonly Line[]>> = {
  abnormal: abnormalLines,
  "abnormal-steps": abnormalStepsLines,
  "account-security": accountSecurityLines,
  adverts: advertsLines,
  "area-wishes": areaWishesLines,
  areas: areasLines,
  articles: articlesLines,
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
  recharge: rechargeLines,
  recipients: recipientsLines,
  "refund-actions": refundActionsLines,
  "refund-reads": refundReadsLines,
  "refund-steps": refundStepsLines,
  refunds: refundsLines,
  "service-application": serviceApplicationLines,
  session: sessionLines,
  "session-steps": sessionStepsLines,
  "small-payment": smallPaymentLines,
  sms: smsLines,
  todos: todosLines,
  "upload-links": uploadLinksLines,
  viewer: viewerLines,
  withdrawals: withdrawalsLines,
};
