import type { CallData } from "../../rest/rest-call";
import type { getWithdrawalTerms, listWithdrawals } from "../../rest/wallet/withdrawals";
import { fenToYuan, yuanToFen } from "../../rules/money";
import { WITHDRAWALS_PAGE_SIZE } from "../../rules/wallet/withdrawal";
import { confirmPath } from "../../rules/wallet/withdrawal-confirmation";
import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";
import { keyDescription } from "../key-description";
import { pageArgs } from "../page-args";
import { type WithId, withIds } from "../with-ids";
import { PayoutWay } from "./payout-accounts";

type Withdrawals = CallData<typeof listWithdrawals>;
type Terms = NonNullable<CallData<typeof getWithdrawalTerms>>;

const WithdrawalStatus = builder.enumType("WithdrawalStatus", {
  description: "How a withdrawal stands.",
  values: {
    CASH_OUT: { description: "Under way: reviewed, then paid out." },
    FINISH: { description: "Arrived." },
    FALL: { description: "Not paid out; the money is back in the wallet." },
  } as const,
});

const Withdrawal = builder.objectRef<WithId<Withdrawals["rows"][number]>>("Withdrawal").implement({
  description: "Money that the customer takes out of the wallet.",
  fields: (t) => ({
    id: t.exposeID("id", {
      description: "Id of the withdrawal; its time, account and amount where the backend has none.",
    }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was asked for." }),
    target: t.exposeString("targetAccount", { description: "Where it goes, as far as its owner needs it." }),
    payWay: t.expose("payWay", {
      type: PayoutWay,
      nullable: true,
      description: "How it is paid out; null where the backend says the account alone.",
    }),
    amount: t.field({
      type: "Fen",
      description: "What leaves the wallet, in 分.",
      resolve: ({ totalAmount }) => yuanToFen(totalAmount),
    }),
    actual: t.field({
      type: "Fen",
      description: "What arrives, in 分.",
      resolve: ({ actualAmount }) => yuanToFen(actualAmount),
    }),
    fee: t.field({
      type: "Fen",
      description: "What it costs, in 分.",
      resolve: ({ serviceCharge }) => yuanToFen(serviceCharge),
    }),
    status: t.expose("status", { type: WithdrawalStatus, description: "How it stands." }),
    isReviewed: t.exposeBoolean("isReviewed", {
      nullable: true,
      description: "Whether it has passed the review; null where the backend does not say.",
    }),
    finishedAt: t.expose("finishTime", {
      type: "DateTime",
      nullable: true,
      description: "When it arrived or came back; null while it is under way.",
    }),
    reason: t.exposeString("reason", { nullable: true, description: "Why it failed; null otherwise." }),
    confirmPath: t.string({
      nullable: true,
      description: "Page on which the payee confirms it in WeChat; null where there is nothing to confirm.",
      resolve: ({ confirmToken }) => (confirmToken === null ? null : confirmPath(confirmToken)),
    }),
    confirmBefore: t.expose("confirmBefore", {
      type: "DateTime",
      nullable: true,
      description: "When it lapses unless it is confirmed; null where there is nothing to confirm.",
    }),
  }),
});

const WithdrawalPage = builder.objectRef<Withdrawals>("WithdrawalPage").implement({
  description: "One page of withdrawals.",
  fields: (t) => ({
    nodes: t.field({
      type: [Withdrawal],
      description: "Withdrawals of this page, newest first.",
      resolve: ({ rows }) =>
        withIds(rows, ({ createTime, targetAccount, totalAmount }) => [
          createTime,
          targetAccount,
          totalAmount,
        ]),
    }),
    total: t.exposeInt("total", { description: "Number of withdrawals on all pages." }),
    totalAmount: t.field({
      type: "Fen",
      nullable: true,
      description: "What all of them sum up to, in 分; null where the backend does not tell it.",
      resolve: ({ totalMoney }) => (totalMoney === null ? null : yuanToFen(totalMoney)),
    }),
  }),
});

const WithdrawalHold = builder.objectRef<Terms["heldUntil"][number]>("WithdrawalHold").implement({
  description: "A way in which nothing is paid out for now.",
  fields: (t) => ({
    payWay: t.expose("payWay", { type: PayoutWay, description: "The way." }),
    until: t.expose("until", { type: "DateTime", description: "When it pays out again." }),
    reason: t.exposeString("reason", { description: "Why, in Chinese." }),
  }),
});

const CompanyAccount = builder.objectRef<NonNullable<Terms["company"]>>("CompanyAccount").implement({
  description: "A company's bank account that is bound for withdrawals.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The company." }),
    account: t.exposeString("account", {
      description: "Bank, branch and the end of the number, in Chinese.",
    }),
  }),
});

const WithdrawalTerms = builder.objectRef<Terms>("WithdrawalTerms").implement({
  description: "What the customer may withdraw now.",
  fields: (t) => ({
    dayLimit: t.field({
      type: "Fen",
      description: "What may be withdrawn in a day, in 分.",
      resolve: ({ dayLimit }) => yuanToFen(dayLimit),
    }),
    dayTimes: t.exposeInt("dayTimes", { description: "How many times a day." }),
    holdHours: t.exposeInt("holdHours", {
      description: "How long a new account, or a new phone, pays nothing out, in hours.",
    }),
    newBindingHoldHours: t.exposeInt("newBindingHoldHours", {
      description:
        "The same for an account that is bound now, in hours: 0 for the first one of a customer who has been here for a week and has no new phone.",
    }),
    leftToday: t.field({
      type: "Fen",
      description: "What is left of the limit of the day, in 分.",
      resolve: ({ leftToday }) => yuanToFen(leftToday),
    }),
    timesLeft: t.exposeInt("timesLeft", { description: "How many times are left today." }),
    holds: t.expose("heldUntil", {
      type: [WithdrawalHold],
      description: "Ways that pay nothing out for now.",
    }),
    company: t.expose("company", {
      type: CompanyAccount,
      nullable: true,
      description: "The company's bank account that is bound; null for none.",
    }),
  }),
});

builder.queryField("payoutWays", (t) =>
  t.field({
    type: [PayoutWay],
    nullable: true,
    description:
      "Providers to be paid out by that the platform offers right now, in display order; null, with an error, on a failure. Public.",
    resolve: async (_root, _args, { rest }) => {
      const { cashOutWay } = await rest.payment.getPayWays();
      return cashOutWay.filter((way) => way !== "WALLET");
    },
  }),
);

builder.objectFields(Viewer, (t) => ({
  withdrawals: t.field({
    type: WithdrawalPage,
    nullable: true,
    description: "Withdrawals, newest first; null, with an error, when they could not be read.",
    args: {
      firstDay: t.arg({
        type: "Date",
        required: false,
        description: "First day; from the first one when left out.",
      }),
      lastDay: t.arg({
        type: "Date",
        required: false,
        description: "Last day, included; until today when left out.",
      }),
      ...pageArgs({ of: "Withdrawals", size: WITHDRAWALS_PAGE_SIZE }),
    },
    resolve: (_viewer, { firstDay, lastDay, page, pageSize }, { rest }) =>
      rest.withdrawals.listWithdrawals({
        query: {
          startTime: firstDay ?? undefined,
          endTime: lastDay ?? undefined,
          pageIndex: page ?? undefined,
          pageSize: pageSize ?? undefined,
        },
      }),
  }),
  withdrawalTerms: t.field({
    type: WithdrawalTerms,
    nullable: true,
    description: "What may be withdrawn now; null, with an error, when it could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.withdrawals.getWithdrawalTerms(),
  }),
}));

const WithdrawalAsked = builder.objectRef<object>("WithdrawalAsked").implement({
  description: "The money has left the wallet and will be paid out.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The customer.", resolve: () => VIEWER }),
  }),
});

const WithdrawInput = builder.inputType("WithdrawInput", {
  description: "A withdrawal.",
  fields: (t) => ({
    idempotencyKey: t.string({
      description: keyDescription("Made when the form opens; repeating it answers as the first time did."),
    }),
    amount: t.field({ type: "Fen", description: "How much, in 分." }),
    payWay: t.field({ type: PayoutWay, description: "How it is paid out." }),
    code: t.string({ description: "SMS code to the customer's phone." }),
    realName: t.string({
      description: "Name to which the account belongs: a person's, or for BANK the company's.",
    }),
  }),
});

builder.mutationField("withdraw", (t) =>
  t.field({
    type: WithdrawalAsked,
    errors: { union: { description: "Done, or why not." } },
    description: "Takes money out of the wallet, to be paid out. Needs login.",
    args: { input: t.arg({ type: WithdrawInput, description: "The withdrawal." }) },
    resolve: async (_root, { input }, { rest }) => {
      const { idempotencyKey, amount, ...body } = input;
      await rest.withdrawals.withdraw(
        { body: { ...body, amount: fenToYuan(amount).toFixed(2) } },
        { headers: { "Idempotency-Key": idempotencyKey } },
      );
      return {};
    },
  }),
);
