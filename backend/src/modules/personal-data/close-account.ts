import { ACCOUNT_CLOSED } from "../../../../schema/rest/room-intake";
import { CLOSING_REFUSED } from "../../../../schema/rules/account/personal-data";
import { Code } from "../../../../schema/rules/codes";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, commit } from "../../shared/commit";
import type { CustomerSession } from "../../shared/context";
import { BusinessError, invalidInput, notFound, notLoggedIn } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { logSecurity } from "../../shared/log";
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { blankCustomer, findSandboxCustomer, releaseAfterwards } from "../customers";
import { enqueueEvent, pushOutbox } from "../outbox";
import { checkCode, spendCode, withProvenCodes } from "../sms";
import { closeSandbox, NOTHING_OPEN, storeClosing } from "./blockers";
import { expireExports } from "./make-export";
import { deleteOwnRows } from "./own-rows";
import { PERSONAL_TABLES } from "./personal-tables";

interface Dependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Closes the caller's account for good (security.md S47, decision 061): sessions and sockets end, the phone
 * can be registered again, and the data that identify the customer are deleted. One batch checks the code
 * (S19) and that nothing is open. The account's sandbox customer is closed too, whatever is open there
 * (decision 082). Then the directory releases the phone (decision 063), and `deletePersonalData` deletes the
 * rest.
 *
 * @throws BusinessError INVALID_INPUT, SMS_CODE_*, CONFLICT while something is open, 7001 when the session
 *   has ended
 */
export async function closeOwnAccount(
  { code, session }: { code: string; session: CustomerSession },
  dependencies: Dependencies,
): Promise<void> {
  const { customerId, phone } = session;
  const { db, clock } = dependencies;
  if (code === "") throw invalidInput("请输入验证码", "code");
  const prove = () => checkCode(code, { phone, customerId }, dependencies);
  await withProvenCodes(prove, (proven) =>
    close({ customerId, phone, askedBy: "customer" }, dependencies, [
      spendCode(db, proven, session, clock.now()),
    ]),
  );
}

/**
 * The same for a customer who asked by telephone. An account that staff have blocked stays blocked.
 *
 * @throws BusinessError CONFLICT while something is open, or for a blocked account
 */
export async function closeAccountByStaff(
  customer: { id: number; phone: string; blockedAt: number | null },
  dependencies: Dependencies,
): Promise<void> {
  if (customer.blockedAt !== null) {
    throw new BusinessError(Code.CONFLICT, "该账户已被拉黑，恢复后才能注销");
  }
  await close({ customerId: customer.id, phone: customer.phone, askedBy: "operator" }, dependencies, []);
}

async function close(
  { customerId, phone, askedBy }: { customerId: number; phone: string; askedBy: "customer" | "operator" },
  dependencies: Dependencies,
  first: readonly D1PreparedStatement[],
): Promise<void> {
  const { db, clock } = dependencies;
  const at = clock.now();
  const sandbox = await findSandboxCustomer(db, customerId);
  try {
    await commit(db, [
      ...first,
      storeClosing(db, { customerId, askedBy, at }),
      ...emptied(customerId, at, dependencies),
      ...(sandbox
        ? [
            closeSandbox(db, { customerId: sandbox.id, askedBy, at }),
            ...emptied(sandbox.id, at, dependencies),
          ]
        : []),
    ]);
  } catch (error) {
    if (!(error instanceof ConstraintViolation)) throw error;
    if (error.mentions(NOTHING_OPEN)) throw new BusinessError(Code.CONFLICT, CLOSING_REFUSED);
    if (error.mentions("account_closings.customer_id"))
      throw askedBy === "customer" ? notLoggedIn() : notFound("客户");
    throw error;
  }
  logSecurity({ action: "account-closed", target: String(customerId), result: "ok" });
  await releaseAfterwards({ phone, customerId }, dependencies);
  if (sandbox) await releaseAfterwards({ phone: sandbox.phone, customerId: sandbox.id }, dependencies);
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

/**
 * Statements that delete at once the data of a closed account that identify the customer; the job deletes the
 * rest.
 */
const emptied = (
  customerId: number,
  at: number,
  { db, ids }: Pick<Dependencies, "db" | "ids">,
): D1PreparedStatement[] => [
  ...PERSONAL_TABLES.filter(({ closing }) => closing === "delete first").map((table) =>
    deleteOwnRows(db, table, customerId),
  ),
  ...blankCustomer(db, customerId),
  expireExports(db, customerId, at),
  enqueueEvent(db, { eventId: ids.token(16), userId: customerId, kind: ACCOUNT_CLOSED, data: {}, at }),
];
