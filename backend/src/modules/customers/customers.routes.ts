import { rebindPhone } from "../../../../schema/rest/account/account-security";
import {
  endFirstSteps as endFirstStepsCall,
  getBalance,
  getButtonControl,
  getCustomer,
  login,
  logout,
  modifyCustomer,
  modifyPayPassword,
  register,
} from "../../../../schema/rest/account/customer";
import { fenToYuan } from "../../../../schema/rules/money";
import { chooseSmsProvider } from "../../providers/sms/choose-sms";
import { type RequestContext, requireSession } from "../../shared/context";
import { notLoggedIn } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { clientOf } from "../account-activity";
import { walletBalance, withdrawingBalance } from "../ledger";
import { findOrderEntries } from "../order-entries";
import { findPayoutAccounts } from "../payout-accounts";
import { changePhone } from "./change-phone";
import { endFirstSteps, findCustomer } from "./customers.repository";
import { signIn } from "./customers.usecases";
import { modifyPayPassword as changePayPassword } from "./modify-pay-password";
import { changeProfile } from "./profile";
import { closeSession } from "./sessions";

/** API-004 to 007, API-087, API-091, API-092, EXT-002 and EXT-341. */
export function registerCustomerRoutes(app: BackendApp): void {
  const openFor = async (
    query: { username: string; code: string; referralCode?: string | undefined },
    context: RequestContext,
  ) => {
    const { clientAddress, session } = context;
    return {
      webToken: await signIn({ ...query, clientAddress, session, client: clientOf(context) }, context),
    };
  };

  implement(app, login, ({ query }, context) => openFor(query, context));
  implement(app, register, ({ query }, context) => openFor(query, context));

  implement(app, logout, async (_input, context) => {
    if (context.session) await closeSession(context.session.tokenHash, context);
    return null;
  });

  implement(app, getBalance, async (_input, context) =>
    balances(requireSession(context).customerId, context),
  );

  implement(app, getCustomer, async (_input, context) => {
    const { customerId } = requireSession(context);
    const [row, money, accounts] = await Promise.all([
      findCustomer(context.db, customerId),
      balances(customerId, context),
      findPayoutAccounts(context.db, customerId),
    ]);
    if (!row) throw notLoggedIn();
    const alipay = accounts.find(({ payWay }) => payWay === "ALIPAY");
    const wechat = accounts.find(({ payWay }) => payWay === "WECHAT");
    return {
      id: row.id,
      username: row.phone,
      nickname: row.nickname,
      avatar: row.avatar,
      email: row.email,
      gender: row.gender,
      areaCode: row.areaCode,
      address: row.address,
      hasPwd: row.payPasswordHash !== null,
      cashOutAccountAlipay: alipay?.account ?? null,
      cashOutAlipayRealName: alipay?.realName ?? null,
      cashOutAccountWechatNickname: wechat?.accountName ?? null,
      ...money,
      firstSteps: row.firstStepsEndedAt === null,
    };
  });

  implement(app, modifyCustomer, async ({ query }, context) => {
    await changeProfile(requireSession(context).customerId, query, context);
    return null;
  });

  implement(app, endFirstStepsCall, async (_input, context) => {
    await endFirstSteps(context.db, requireSession(context).customerId, context.clock.now());
    return null;
  });

  implement(app, getButtonControl, async (_input, context) => {
    const { customerId } = requireSession(context);
    const { immediate, normal, profitAndLoss } = await findOrderEntries(context.db, customerId);
    // The documented answer is a list of all customers; here it has the caller alone.
    const orderProfitAndLossVisiable = profitAndLoss ? [customerId] : [];
    return { jishiVisable: immediate, ordinaryVisable: normal, orderProfitAndLossVisiable };
  });

  implement(app, modifyPayPassword, async ({ body }, context) => {
    const session = requireSession(context);
    await changePayPassword(
      { password: body.pwd, code: body.code, session, client: clientOf(context) },
      context,
    );
    return null;
  });

  implement(app, rebindPhone, async ({ body: { phone, code, oldCode } }, context) => {
    const session = requireSession(context);
    const sms = chooseSmsProvider(context.env, context);
    const request = { phone, code, currentCode: oldCode, session, client: clientOf(context) };
    await changePhone(request, { ...context, sms });
    return null;
  });
}

/** Wallet amounts in 元: the balance, and the amount that is being withdrawn. */
async function balances(customerId: number, { db }: RequestContext) {
  const [balance, withdrawing] = await Promise.all([
    walletBalance(db, customerId),
    withdrawingBalance(db, customerId),
  ]);
  return { balance: fenToYuan(balance), withdrawing: fenToYuan(withdrawing) };
}
