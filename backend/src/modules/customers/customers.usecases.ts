import { isPhone, normalizePhone, PHONE_MESSAGE } from "../../../../schema/rules/phone";
import type { BackendEnv } from "../../env";
import { type Clock, MINUTE } from "../../shared/clock";
import type { CustomerSession } from "../../shared/context";
import { blocked, invalidInput } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { log } from "../../shared/log";
import type { Directory, Stores } from "../../shared/stores/stores";
import type { Client } from "../account-activity";
import { clientNetwork, enforceLimit } from "../limits";
import { pushOutbox } from "../outbox";
import { consumeLoginCode } from "../sms";
import { findOrCreateCustomer } from "./find-or-create";
import { closeSession, type NewSession, openSession, type SessionDependencies } from "./sessions";

const MAX_REFERRAL_CHARS = 13;
/** Sign-ins per network, right or wrong: enough for an office with one address, too few for guessing. */
const NETWORK_SIGN_INS = { limit: 60, windowMs: 10 * MINUTE };

interface Dependencies {
  stores: Stores;
  directory: Directory;
  env: BackendEnv;
  clock: Clock;
  ids: Ids;
}

/** Dependencies of work that continues after the answer. */
export interface AfterAnswer extends Dependencies {
  waitUntil(work: Promise<unknown>): void;
}

/** A sign-in: the phone and its proof. */
interface SignIn {
  readonly username: string;
  readonly code: string;
  readonly referralCode?: string;
  readonly clientAddress: string;
  readonly client: Client;
  /** The caller's present session. It ends when the new one begins. */
  readonly session: CustomerSession | null;
}

/**
 * Signs in with phone and SMS code, and returns a new token (AUTH-14). An unknown phone is registered; a
 * known phone signs in, from either page (C-72). The referral code counts only for new customers (REG-03).
 *
 * @throws BusinessError INVALID_INPUT, SMS_CODE_*, TOO_MANY_REQUESTS, CONFLICT, or 7002 for a blocked account
 */
export async function signIn(request: SignIn, dependencies: AfterAnswer): Promise<string> {
  const proven = await provePhone(request, dependencies);
  return enter({ ...request, ...proven }, dependencies);
}

/**
 * Spends the SMS code for signing in with a phone.
 *
 * @returns the phone and the referral code as they are stored
 * @throws BusinessError INVALID_INPUT, SMS_CODE_*, TOO_MANY_REQUESTS
 */
export async function provePhone(
  request: Pick<SignIn, "username" | "code" | "referralCode" | "clientAddress">,
  { directory, env, clock }: Pick<Dependencies, "directory" | "env" | "clock">,
): Promise<{ phone: string; referralCode: string | null }> {
  const phone = normalizePhone(request.username);
  if (!isPhone(phone)) throw invalidInput(PHONE_MESSAGE.login);
  if (request.code === "") throw invalidInput("请输入验证码");
  const referralCode = request.referralCode?.trim() || null;
  if (referralCode && referralCode.length > MAX_REFERRAL_CHARS) throw invalidInput("推荐码最多13位");
  const now = clock.now();
  const network = clientNetwork(request.clientAddress);
  await enforceLimit(directory, { key: `login:network:${network}`, ...NETWORK_SIGN_INS, now });

  await consumeLoginCode(request.code, phone, { directory, clock, env });
  return { phone, referralCode };
}

/** A proven phone, and the client that has proven it. */
interface Entrance {
  readonly phone: string;
  readonly referralCode?: string | null;
  readonly client: Client;
  readonly session: CustomerSession | null;
}

/**
 * Signs in with a proven phone, and registers the phone if it is unknown. The sandbox calls it for programs.
 *
 * @throws BusinessError TOO_MANY_REQUESTS, CONFLICT, or 7002 for a blocked account
 */
export const enter = async (entrance: Entrance, dependencies: AfterAnswer): Promise<string> =>
  (await enterBy(openSession, entrance, dependencies)).token;

/**
 * The same for another kind of session: `open` creates it.
 *
 * @throws BusinessError TOO_MANY_REQUESTS, CONFLICT, or 7002 for a blocked account
 */
export async function enterBy<Opened extends { isTold: boolean }>(
  open: (session: NewSession, dependencies: SessionDependencies) => Promise<Opened>,
  { phone, referralCode = null, client, session }: Entrance,
  dependencies: AfterAnswer,
): Promise<Opened> {
  const { stores, clock, ids } = dependencies;
  const { customer, created } = await findOrCreateCustomer({ phone, referralCode }, dependencies);
  if (customer.blockedAt !== null) throw blocked();
  // The old session ends first, of whichever customer. If the request dies here, the browser is signed out.
  if (session) await closeSession(session.tokenHash, { db: stores.of(session.customerId) });
  const db = stores.of(customer.id);
  const opened = await open({ customerId: customer.id, phone, client }, { db, clock, ids });
  if (opened.isTold) dependencies.waitUntil(pushOutbox(customer.id, dependencies));
  log.info(created ? "customer registered" : "customer signed in", { customerId: customer.id });
  return opened;
}
