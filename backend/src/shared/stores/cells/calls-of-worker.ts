import { refreshApp, signInApp } from "../../../../../schema/rest/account/app-sessions";
import { startCaptcha, validateCaptcha } from "../../../../../schema/rest/account/captcha";
import { login, register } from "../../../../../schema/rest/account/customer";
import { sendSmsCode } from "../../../../../schema/rest/account/sms";
import { describePoint, locateAddress, queryByKuaidiNum } from "../../../../../schema/rest/catalog/logistics";
import { payMarkup, payMarkupRequest } from "../../../../../schema/rest/markups/markups";
import { getOrderPlaces } from "../../../../../schema/rest/orders/order-places";
import { batchPayOrders } from "../../../../../schema/rest/payments/batch-payment";
import { payOrder } from "../../../../../schema/rest/payments/payment";
import type { RestCall } from "../../../../../schema/rest/rest-call";
import {
  bindPayoutAccount,
  finishWechatBinding,
  unbindPayoutAccount,
} from "../../../../../schema/rest/wallet/payout-accounts";
import { charge, getChargeInfo } from "../../../../../schema/rest/wallet/recharge";
import { withdraw } from "../../../../../schema/rest/wallet/withdrawals";

const ids = (...calls: readonly RestCall[]) => calls.map(({ id }) => id);

/**
 * Calls that would hold up everybody else in their customer's cell, or that are about more than one customer. The Worker
 * answers them and reaches the cell's rows by calls.
 */
const OF_WORKER: ReadonlySet<string> = new Set([
  // Signing in begins before the customer is known, and can end the session of another one.
  ...ids(login, register, signInApp, refreshApp, startCaptcha, validateCaptcha, sendSmsCode),
  // A provider is asked.
  ...ids(payOrder, batchPayOrders, payMarkup, payMarkupRequest),
  ...ids(charge, getChargeInfo, bindPayoutAccount, finishWechatBinding, unbindPayoutAccount, withdraw),
  ...ids(queryByKuaidiNum, locateAddress, describePoint, getOrderPlaces),
]);

/** Calls that ask no provider when the wallet pays, by the parameter that says so. */
const BY_WALLET: ReadonlyMap<string, string> = new Map([
  [payOrder.id, "payWayEnum"],
  [payMarkup.id, "payWay"],
]);

const isByWallet = (id: string, query: URLSearchParams): boolean =>
  query.get(BY_WALLET.get(id) ?? "") === "WALLET";

/** Whether the Worker answers a call itself; otherwise the cell of the customer does. Files always pass by the cell. */
export const isAnsweredByWorker = ({ id, file, form }: RestCall, query: URLSearchParams): boolean =>
  file !== undefined || form !== undefined || (OF_WORKER.has(id) && !isByWallet(id, query));
