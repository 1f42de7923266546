import { abnormalSteps } from "../modules/abnormal";
import { bidSteps } from "../modules/bids";
import { markupSteps } from "../modules/markups";
import { editSteps, masterSteps } from "../modules/orders";
import { refundSteps } from "../modules/refunds";

const { complete, verify, rephotograph, ...untilSignIn } = masterSteps;
const { agree_refund, refuse_refund, arbitrate, dismiss_arbitration } = refundSteps;

/** What masters, providers, drivers and staff do; all other events are the customer's or the clock's. */
export const COUNTERPARTY_STEPS = [
  ...Object.values(untilSignIn),
  bidSteps.bid,
  editSteps.confirm_edit,
  editSteps.refuse_edit,
  abnormalSteps.report_exception,
  markupSteps.request_markup,
  complete,
  verify,
  rephotograph,
  agree_refund,
  refuse_refund,
  arbitrate,
  dismiss_arbitration,
];
