import type { ProviderName } from "../../providers/pay/pay-provider";
import { externalAccount } from "../ledger/ledger";

/** The provider's side of the ledger. */
export const providerAccount = (name: ProviderName) =>
  externalAccount(name === "ALIPAY" ? "alipay" : "wechat");
