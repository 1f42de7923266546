import {
  actOnSandboxTrade,
  getSandboxTrade,
  listSandboxTrades,
  openSandboxTrade,
} from "../../../schema/rest/sandbox/sandbox-pay";
import { fenToYuan } from "../../../schema/rules/money";
import { actAtCashier, openAtCashier } from "../providers/pay/sandbox/sandbox-cashier";
import {
  findSandboxTrade,
  recentSandboxTrades,
  refundedOf,
  type SandboxTrade,
} from "../providers/pay/sandbox/sandbox-trades";
import { formatTime } from "../shared/clock";
import { invalidInput, notFound } from "../shared/errors";
import { type BackendApp, implement } from "../shared/implement";

const SHOWN = 20;

/** EXT-153..156: the other side of the sandbox's payment providers, for its cashier. */
export function registerSandboxPayRoutes(app: BackendApp): void {
  implement(app, listSandboxTrades, async (_input, { directory }) => {
    const trades = await recentSandboxTrades(directory, SHOWN);
    return Promise.all(trades.map((trade) => present(directory, trade)));
  });

  implement(app, getSandboxTrade, async ({ params }, context) => {
    const trade = await findSandboxTrade(params.outTradeNo, context);
    if (!trade) throw notFound("交易");
    return present(context.directory, trade);
  });

  implement(app, openSandboxTrade, async ({ body }, context) => {
    const outTradeNo = await openAtCashier(body.params, { ...context, site: context.env.SITE });
    if (outTradeNo === null) throw invalidInput("支付表单的签名不正确");
    return { outTradeNo };
  });

  implement(app, actOnSandboxTrade, async ({ body }, context) => {
    const { outTradeNo, action, notifications } = body;
    const done = await actAtCashier(outTradeNo, action, notifications, {
      ...context,
      site: context.env.SITE,
    });
    if (!done) throw notFound("交易");
    return { trade: await present(context.directory, done.trade), taken: done.taken };
  });
}

const present = async (directory: D1Database, trade: SandboxTrade) => ({
  outTradeNo: trade.outTradeNo,
  provider: trade.provider,
  subject: trade.subject,
  amount: fenToYuan(trade.amount),
  status: trade.status,
  refunded: fenToYuan(await refundedOf(directory, trade.outTradeNo)),
  returnUrl: trade.returnUrl,
  createTime: formatTime(trade.createdAt),
});
