interface Payer {
  /** What the wallet holds, 分. */
  balance?: number;
  /** What the platform offers, in its order. */
  payWays?: readonly ("WALLET" | "ALIPAY" | "WECHAT")[];
}

/** What the graph answers to `Payer`: a customer with a payment password and without small payments. */
export const payerAnswer = ({ balance = 100_000, payWays = ["WALLET"] }: Payer = {}) => ({
  viewer: {
    wallet: { balance },
    customer: { phone: "13800138000", maskedPhone: "138****8000", hasPayPassword: true },
    smallPayment: { limit: 0, usedToday: 0 },
  },
  payWays,
});
