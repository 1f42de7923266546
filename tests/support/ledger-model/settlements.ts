import { Code } from "../../../schema/rules/codes";
import type { Model, ModelOrder, ModelSettlement } from "./model";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** What a rating deducts, in percent, told independently of the rules. */
const PERCENT: Partial<Record<number, number>> = { 1: 20, 2: 10 };

/** The acceptance of an order begins what its master is paid. */
export const settle = (model: Model, order: ModelOrder): void =>
  begin(model, order, "WORK", order.fee + order.markups);

/** A markup that is paid after it. */
export const settleMarkup = (model: Model, order: ModelOrder, amount: number): void =>
  begin(model, order, "MARKUP", amount);

function begin(model: Model, order: ModelOrder, kind: ModelSettlement["kind"], amount: number): void {
  const settlement = { order: model.orders.indexOf(order), kind, amount, dueAt: model.now + WEEK_MS };
  model.settlements.push({ ...settlement, deduction: 0, appeal: null, state: "OPEN" });
}

/** A bad rating of accepted work, which deducts from what is not due. */
export function predictBadRating(model: Model, order: ModelOrder, star: number): void {
  order.status = "EVALUATED";
  order.last = { said: `evaluate ${star}`, at: model.now };
  const work = workOf(model, order);
  if (work?.state !== "OPEN" || work.dueAt <= model.now) return;
  work.deduction = Math.floor((work.amount * (PERCENT[star] ?? 0)) / 100);
  if (work.deduction > 0) order.bookings += 1;
}

/** What the acceptance of an order has settled. */
const workOf = (model: Model, order: ModelOrder): ModelSettlement | undefined =>
  model.settlements.find((one) => one.kind === "WORK" && model.orders[one.order] === order);

/** Settlements that can be meant by an appeal. */
export const works = ({ settlements }: Readonly<Model>): ModelSettlement[] =>
  settlements.filter(({ kind }) => kind === "WORK");

/** Those that an appeal would be about, or all while there are none. */
export function appealable(model: Readonly<Model>): ModelSettlement[] {
  const deducted = works(model).filter(({ deduction }) => deduction > 0);
  return deducted.length > 0 ? deducted : works(model);
}

/** What an appeal does, always in the same words; answers its code. */
export function predictAppeal(settlement: ModelSettlement): number {
  if (settlement.appeal !== null) return Code.OK;
  if (settlement.state === "PAID" || settlement.deduction === 0) return Code.CONFLICT;
  settlement.appeal = "OPEN";
  return Code.OK;
}

/** What the staff's decision does; the same one again succeeds. Answers its code. */
export function predictDecision(model: Model, settlement: ModelSettlement, isUpheld: boolean): number {
  const decision = isUpheld ? "UPHELD" : "REFUSED";
  if (settlement.appeal === decision) return Code.OK;
  if (settlement.appeal !== "OPEN") return Code.CONFLICT;
  settlement.appeal = decision;
  if (!isUpheld) return Code.OK;
  settlement.deduction = 0;
  const order = model.orders[settlement.order];
  if (order) order.bookings += 1;
  return Code.OK;
}

/** Pays out what is due and not appealed against; answers what each settlement comes to, 分, sorted. */
export function predictPayment(model: Model): number[] {
  const paid: number[] = [];
  for (const settlement of model.settlements) {
    const { state, dueAt, appeal, amount, deduction } = settlement;
    if (state === "PAID" || dueAt > model.now || appeal === "OPEN") continue;
    settlement.state = "PAID";
    const order = model.orders[settlement.order];
    if (order) order.bookings += 1;
    paid.push(amount - deduction);
  }
  return paid.sort((a, b) => a - b);
}
