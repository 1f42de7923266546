import type { CallResult } from "../../../../schema/rest/rest-call";
import type { getWithdrawalConfirmation } from "../../../../schema/rest/wallet/withdrawal-confirmation";
import { fenToYuan } from "../../../../schema/rules/money";
import { confirmPath } from "../../../../schema/rules/wallet/withdrawal-confirmation";
import type { BackendEnv } from "../../env";
import { isSandboxPaying } from "../../providers/pay/pay-settings";
import { signWechatPage } from "../../providers/wechat/wechat-pages";
import { type Clock, formatTime, MINUTE } from "../../shared/clock";
import { invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { log } from "../../shared/log";
import { publicOrigin } from "../../shared/site-origin";
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { clientNetwork, enforceReadingLimit } from "../limits";
import { findByConfirmToken, type WithdrawalRow } from "./withdrawals.repository";

const NETWORK_READS = { limit: 300, windowMs: 10 * MINUTE };

interface ReadRequest {
  readonly token: string;
  /**
   * Address with query under which WeChat has opened our page: WeChat's script checks the signature against
   * it.
   */
  readonly pageUrl: string;
  readonly siteOrigin: string | null;
  readonly clientAddress: string;
}

interface ReadDependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

type Confirmation = CallResult<typeof getWithdrawalConfirmation>;

/**
 * The withdrawal behind the secret of its page: its amount and state, and while it waits the data that open
 * WeChat's confirmation (EXT-540). Nothing identifies the customer.
 *
 * @throws BusinessError NOT_FOUND for an unknown secret, INVALID_INPUT for the address of another page,
 *   TOO_MANY_REQUESTS
 */
export async function readConfirmation(
  { token, pageUrl, siteOrigin, clientAddress }: ReadRequest,
  dependencies: ReadDependencies,
): Promise<Confirmation> {
  const { db, directory, env, clock } = dependencies;
  const key = `wechat-confirm:network:${clientNetwork(clientAddress)}`;
  await enforceReadingLimit(directory, { key, ...NETWORK_READS, now: clock.now() });
  const row = await findByConfirmToken(db, token);
  if (!row) throw notFound("提现");
  // Addresses of other sites, and of our other pages, are not signed.
  const page = publicOrigin(env, siteOrigin) + confirmPath(token);
  if (pageUrl.split("?")[0] !== page) throw invalidInput("页面地址有误");
  const state = stateOf(row, clock.now());
  return {
    amount: fenToYuan(row.actual),
    state,
    confirmBefore: row.confirmBy === null ? null : formatTime(row.confirmBy),
    wechat: state === "WAITING" ? await openingOf(row, pageUrl, dependencies) : null,
  };
}

function stateOf({ stage, packageInfo, confirmBy }: WithdrawalRow, now: number): Confirmation["state"] {
  if (stage === "PAID") return "PAID";
  if (stage !== "SENT") return "RETURNED";
  return packageInfo !== null && (confirmBy ?? 0) > now ? "WAITING" : "LAPSED";
}

/** Data that open the confirmation in WeChat; null while WeChat does not answer. */
async function openingOf(
  { packageInfo }: WithdrawalRow,
  pageUrl: string,
  { env, ...tools }: ReadDependencies,
): Promise<Confirmation["wechat"]> {
  if (packageInfo === null) return null;
  const { WECHAT_PAY_MCH_ID: mchId = "", WECHAT_PAY_APP_ID: appId = "" } = env;
  // The constant is used here so that a production bundle leaves out the rest (security.md S37).
  if (__SANDBOX__ && isSandboxPaying(env)) {
    return { mchId, appId, packageInfo, timestamp: 0, nonceStr: "", signature: "" };
  }
  try {
    return { mchId, appId, packageInfo, ...(await signWechatPage(pageUrl, { env, ...tools })) };
  } catch (error) {
    log.error("wechat page not signed", error);
    return null;
  }
}
