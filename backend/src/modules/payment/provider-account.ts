import type { ProviderName } from "../../providers/pay/pay-provider";
import { externalAccount } from "../ledger";

/** The account of a provider in a customer's books. */
export const providerAccount = (name: ProviderName, customerId: number) =>
  externalAccount(name === "ALIPAY" ? "alipay" : "wechat", customerId);
