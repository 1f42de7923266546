interface Payer {
  /** What the wallet holds, 分. */
  balance?: number;
  /** What the platform offers, in its order. */
  payWays?: readonly ("WALLET" | "ALIPAY" | "WECHAT")[];
  /** Whether there is a payment password. */
  hasPayPassword?: boolean;
}

/** What the graph answers to `Payer`: a customer with a payment password, unless told, and without small payments. */
export const payerAnswer = ({
  balance = 100_000,
  payWays = ["WALLET"],
  hasPayPassword = true,
}: Payer = {}) => ({
  viewer: {
    wallet: { balance },
    customer: { phone: "13800138000", maskedPhone: "138****8000", hasPayPassword },
    smallPayment: { limit: null, usedToday: 0 },
  },
  payWays,
});
