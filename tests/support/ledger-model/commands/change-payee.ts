import fc from "fast-check";
import { changeBinding, setMood } from "../../../workers/withdrawals/support";
import { defineCommand } from "../command";
import { pickIndex } from "../model";

const MOODS = ["PAY", "REFUSE", "DELAY", "LOSE_ANSWER"] as const;

/** Binds a customer's Alipay again, unbinds it, or changes how the provider treats its pay-outs. */
export const changePayee = defineCommand({
  name: "changePayee",
  args: fc.record({
    customer: fc.nat(),
    to: fc.constantFrom("bind" as const, "unbind" as const, ...MOODS, ...MOODS),
  }),
  possible: (model) => model.customers.length > 0,
  predict(model, { customer, to }) {
    const payee = model.customers[pickIndex(model.customers, customer)];
    if (payee && to === "bind") payee.boundAt = model.now;
    else if (payee && to === "unbind") payee.boundAt = null;
    else if (payee) payee.mood = to as (typeof MOODS)[number];
    return 0;
  },
  async perform({ backend, customers }, { customer, to }) {
    const account = customers[pickIndex(customers, customer)];
    if (!account) throw new Error("the system lacks what the model has");
    const alipay = { payWayEnum: "ALIPAY", account: account.phone, realName: "张三" };
    if (to === "bind") return (await changeBinding(backend, account, "bind", alipay)).code;
    if (to === "unbind") return (await changeBinding(backend, account, "unbind", { payWay: "ALIPAY" })).code;
    return (await setMood(backend, account, to)).code;
  },
});
