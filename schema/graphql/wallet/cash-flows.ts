import type { CallArgs, CallData } from "../../rest/rest-call";
import type { listCashFlows, sumCashFlows } from "../../rest/wallet/cash-flow";
import { yuanToFen } from "../../rules/money";
import {
  LEDGER_PAGE_SIZE,
  type LedgerType as LedgerTypeName,
  shownContent,
  signedAmount,
} from "../../rules/wallet/ledger";
import { Viewer } from "../account/viewer";
import { api } from "../api";
import { builder } from "../builder";
import { pageArgs } from "../page-args";
import { PayWay } from "../payments/payment-ways";
import { type WithId, withIds } from "../with-ids";

type Page = CallData<typeof listCashFlows>;
type Sums = NonNullable<CallData<typeof sumCashFlows>>;

/** The thirteen ledger types (ENUM-15). */
export const LedgerType = builder.enumType("LedgerType", {
  description: "Why money moved in a wallet.",
  values: {
    PLACE_AN_ORDER: { description: "An order was paid." },
    REFUND: { description: "An order's money came back." },
    MARKUP: { description: "The customer added money to an order." },
    MARKUP_REQUEST: { description: "The customer paid what a master had asked for." },
    VALUE_ADDED: { description: "A service beside the orders was charged." },
    BONUS: { description: "A bonus from the platform." },
    REBATE: { description: "Part of what was paid came back for volume." },
    ORDER_PROFIT: { description: "A share of what an order earned." },
    RECHARGE: { description: "Money was put in." },
    CASH_OUT: { description: "Money was withdrawn." },
    CASH_OUT_REJECT: { description: "A withdrawal failed and came back." },
    FINE: { description: "A fine." },
    REWARD: { description: "A reward." },
  } satisfies Record<LedgerTypeName, { description: string }>,
});

const CashFlowFilter = builder.inputType("CashFlowFilter", {
  description: "Which lines of the ledger are wanted: those that match everything that is given.",
  fields: (t) => ({
    type: t.field({ type: LedgerType, required: false, description: "Only this type." }),
    payWay: t.field({ type: PayWay, required: false, description: "Only this pay way." }),
    from: t.field({ type: "DateTime", required: false, description: "At this second or later." }),
    to: t.field({
      type: "DateTime",
      required: false,
      description: "By the end of this second: 23:59:59 of a day includes all of it.",
    }),
  }),
});

type FilterInput = typeof CashFlowFilter.$inferInput;

/** The same filter with the documented names. */
const filterFields = (filter: FilterInput | null | undefined): CallArgs<typeof sumCashFlows>["query"] =>
  Object.fromEntries(
    Object.entries({
      type: filter?.type,
      payWay: filter?.payWay,
      startTime: filter?.from,
      endTime: filter?.to,
    }).filter(([, value]) => value != null),
  );

const CashFlow = builder.objectRef<WithId<Page["rows"][number]>>("CashFlow").implement({
  description: "A line of a wallet's ledger.",
  fields: (t) => ({
    id: t.exposeID("id", {
      description: "Id of the line; its time, type, amount and balance where the backend has none.",
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "When it was booked.",
      resolve: (line) => line.createTime,
    }),
    type: t.expose("type", { type: LedgerType, description: "Why the money moved." }),
    payWay: t.expose("payWay", {
      type: PayWay,
      nullable: true,
      description: "By which way; null for what the platform books itself.",
    }),
    amount: t.field({
      type: "Fen",
      description: "What it added, or a provider gave back; in 分, negative for what was taken.",
      resolve: ({ amount, previousAmount, nextAmount, direct }) =>
        signedAmount({ amount: yuanToFen(amount), previous: previousAmount, next: nextAmount, direct }),
    }),
    balanceBefore: t.field({
      type: "Fen",
      description: "Balance before it, in 分.",
      resolve: (line) => yuanToFen(line.previousAmount),
    }),
    balanceAfter: t.field({
      type: "Fen",
      description: "Balance after it, in 分.",
      resolve: (line) => yuanToFen(line.nextAmount),
    }),
    isDirect: t.boolean({
      description: "Whether a provider took it for an order, or gave it back: the balance stays.",
      resolve: ({ direct }) => direct !== null,
    }),
    content: t.string({
      description: "What it was for, in Chinese.",
      resolve: ({ content }) => shownContent(content),
    }),
    orderId: t.id({
      nullable: true,
      description: "The order that it belongs to; null without one.",
      resolve: (line) => line.orderId ?? null,
    }),
    orderNo: t.string({
      nullable: true,
      description: "That order's number; null without one.",
      resolve: (line) => line.orderNo ?? null,
    }),
  }),
});

const CashFlowPage = builder.objectRef<Page>("CashFlowPage").implement({
  description: "One page of a ledger.",
  fields: (t) => ({
    nodes: t.field({
      type: [CashFlow],
      description: "Lines of this page.",
      resolve: ({ rows }) =>
        withIds(rows, ({ createTime, type, amount, nextAmount }) => [createTime, type, amount, nextAmount]),
    }),
    total: t.exposeInt("total", { description: "Number of lines on all pages." }),
  }),
});

const SUMS = {
  opening: "Balance before the first line of the time, in 分.",
  moneyIn: "What the lines of the filter added, in 分.",
  moneyOut: "What they took, in 分.",
  others: "What the lines that the filter leaves out added; negative for what they took; in 分.",
  closing: "Balance after the last line of the time, in 分: opening + in − out + others.",
  held: "What is held for open orders now, in 分.",
  directIn: "What providers gave back for orders past the wallet, in 分.",
  directOut: "What providers took for orders past the wallet, in 分.",
} as const satisfies Record<Exclude<keyof Sums, "balances">, string>;

/** Sums for a backend that has none. */
const NO_SUMS: Sums = {
  ...{ opening: 0, moneyIn: 0, moneyOut: 0, others: 0, closing: 0, held: 0, directIn: 0, directOut: 0 },
  balances: [],
};

const DayBalance = builder.objectRef<Sums["balances"][number]>("DayBalance").implement({
  description: "What a wallet held at the end of a day.",
  fields: (t) => ({
    day: t.expose("day", { type: "Date", description: "The day." }),
    balance: t.field({
      type: "Fen",
      description: "What it held, in 分.",
      resolve: ({ balance }) => yuanToFen(balance),
    }),
  }),
});

const CashFlowSums = builder.objectRef<Sums>("CashFlowSums").implement({
  description: "What the lines of a filter add up to between two balances.",
  fields: (t) => {
    const sum = (name: keyof typeof SUMS) =>
      t.field({ type: "Fen", description: SUMS[name], resolve: (sums) => yuanToFen(sums[name]) });
    return {
      isOffered: t.boolean({
        description: "False where the backend does not add lines up (EXT-360): every amount is then 0.",
        resolve: (sums) => sums !== NO_SUMS,
      }),
      opening: sum("opening"),
      moneyIn: sum("moneyIn"),
      moneyOut: sum("moneyOut"),
      others: sum("others"),
      closing: sum("closing"),
      held: sum("held"),
      directIn: sum("directIn"),
      directOut: sum("directOut"),
      balances: t.field({
        type: [DayBalance],
        description:
          "Balances at the ends of days in the filter's time, oldest first, at most 62; type and pay way do not matter.",
        resolve: ({ balances }) => balances,
      }),
    };
  },
});

builder.objectField(Viewer, "cashFlows", (t) =>
  t.field({
    extensions: api("2026-11", "money:read"),
    type: CashFlowPage,
    nullable: true,
    description: "The wallet's ledger, newest first; null, with an error, when it could not be read.",
    args: {
      filter: t.arg({ type: CashFlowFilter, required: false, description: "Only these; all when left out." }),
      ...pageArgs({ of: "Lines", size: LEDGER_PAGE_SIZE }),
    },
    resolve: (_viewer, { filter, page, pageSize }, { rest }) =>
      rest.cashFlow.listCashFlows({
        body: {
          pageIndex: page ?? undefined,
          pageSize: Math.min(pageSize ?? LEDGER_PAGE_SIZE, MOST_LINES),
          ...filterFields(filter),
          cashType: CUSTOMER_LEDGER,
        },
      }),
  }),
);

/** The most lines of a page. The call behind it allows pages as large as whole exports. */
const MOST_LINES = 100;
/** CONST-44. */
const CUSTOMER_LEDGER = 4;

builder.objectField(Viewer, "cashFlowSums", (t) =>
  t.field({
    extensions: api("2026-11", "money:read"),
    type: CashFlowSums,
    nullable: true,
    description: "What the wallet's ledger adds up to; null, with an error, when it could not be read.",
    args: {
      filter: t.arg({ type: CashFlowFilter, required: false, description: "Only these; all when left out." }),
    },
    resolve: async (_viewer, { filter }, { rest }) =>
      (await rest.cashFlow.sumCashFlows({ query: filterFields(filter) })) ?? NO_SUMS,
  }),
);
