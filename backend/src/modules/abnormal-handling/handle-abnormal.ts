import { z } from "zod";
import {
  handlingIssue,
  MAX_ABNORMAL_IMAGES,
  type MerchantStatus,
} from "../../../../schema/rules/abnormal/abnormal";
import { Code } from "../../../../schema/rules/codes";
import { cutText } from "../../../../schema/rules/cut-text";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { EXCEPTION_IS_OPEN, findAbnormalRecord, insertHandling, setMerchantStatus } from "../abnormal";
import { requireOwnPictures } from "../files";
import { once } from "../idempotency";
import {
  checkMarkup,
  findOpenOwn,
  insertMarkup,
  markupDebit,
  markupPaid,
  newMarkupRow,
  replaceOpen,
} from "../markups";
import type { OrderRow } from "../orders";
import { enqueueEvent, pushOutbox } from "../outbox";
import { type PaidMoney, type PayDependencies, payFromWallet } from "../payment";

/** The markup type of every fee that is paid here, because the dialog offers no choice. */
const MARKUP_TYPE = "其他费用";

interface Handling {
  readonly customerId: number;
  readonly abnormalId: number;
  readonly status: string;
  readonly content: string;
  readonly images: readonly string[];
  /** 分; null when no fee is paid. */
  readonly fee: number | null;
  readonly password: string;
  readonly key: string;
}
type CheckedHandling = Handling & { readonly status: MerchantStatus };

/**
 * What the customer did about an exception (ABN-11..18); a fee is paid from the wallet in the same transaction, or
 * nothing of it happens. However often it is sent with its key, it is done once.
 *
 * @throws BusinessError NOT_FOUND for a foreign exception or picture; INVALID_INPUT (ABN-12, ABN-14, ABN-15);
 *   INSUFFICIENT_BALANCE, the errors of the payment password, CONFLICT where nothing can be added to the price, and
 *   once the exception is finished
 */
export async function handleAbnormal(handling: Handling, dependencies: PayDependencies): Promise<void> {
  const { customerId, abnormalId, status, content, images, fee, key } = handling;
  const { db, clock } = dependencies;
  if (!(await findAbnormalRecord(db, customerId, abnormalId))) throw notFound("异常记录");
  const params = { abnormalId, status, content, images, fee };
  const command = { db, clock, customerId, key, command: "handleAbnormal", params, result: z.null() };
  await once(command, async (record) => {
    const issue = handlingIssue({ status, content, isMarkup: false, fee });
    if (issue) throw invalidInput(issue.message);
    if (status !== "FOLLOWING_UP" && status !== "PROCESSED") throw invalidInput("请选择处理状态");
    if (images.length > MAX_ABNORMAL_IMAGES) throw invalidInput("最多上传 8 张图片");
    await requireOwnPictures(images, { customerId, db });
    return store({ ...handling, status }, record, dependencies);
  });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

async function store(
  handling: CheckedHandling,
  record: (result: null) => D1PreparedStatement,
  dependencies: PayDependencies,
): Promise<null> {
  const { customerId, fee, password } = handling;
  if (fee === null) return storeFree(handling, record, dependencies);
  const read = async () => {
    const order = await openOrder(handling, dependencies);
    checkMarkup(order, { markupType: MARKUP_TYPE }, dependencies.clock.now());
    return order;
  };
  return payFromWallet(
    {
      customerId,
      password,
      subject: await read(),
      read,
      debitOf: (order) => markupDebit(fee, order),
      // The payment may solve and finish the exception: it must be open before, and the customer's status counts after.
      statements: async (order, paid) => [
        handled(handling, dependencies),
        ...(await feePaid({ ...handling, fee }, order, paid, dependencies)),
        statusSet(handling, dependencies),
      ],
    },
    record,
    dependencies,
  );
}

/** Stores a handling without a fee, and tells the customer's other windows. */
async function storeFree(
  handling: CheckedHandling,
  record: (result: null) => D1PreparedStatement,
  dependencies: PayDependencies,
): Promise<null> {
  const { db, clock, ids } = dependencies;
  const { id: orderId, status } = await openOrder(handling, dependencies);
  try {
    await withFreshIds(() =>
      commit(db, [
        record(null),
        handled(handling, dependencies),
        statusSet(handling, dependencies),
        enqueueEvent(db, {
          eventId: ids.token(16),
          userId: handling.customerId,
          kind: "ORDER_CHANGED",
          data: { orderId, status },
          at: clock.now(),
        }),
      ]),
    );
  } catch (error) {
    // Another window was first: the present state decides the answer.
    if (error instanceof ConstraintViolation && error.mentions(EXCEPTION_IS_OPEN)) {
      await openOrder(handling, dependencies);
    }
    throw error;
  }
  return null;
}

/** The order of an exception that is not finished. @throws BusinessError NOT_FOUND, CONFLICT */
async function openOrder({ customerId, abnormalId }: Handling, { db }: PayDependencies): Promise<OrderRow> {
  const found = await findAbnormalRecord(db, customerId, abnormalId);
  if (!found) throw notFound("异常记录");
  if (found.record.merchantStatus === "PROCESSED") throw new BusinessError(Code.CONFLICT, "该异常已处理");
  return found.order;
}

/** The fee is a markup that is created and paid at once. It replaces an unpaid markup. */
async function feePaid(
  { abnormalId, fee, content }: Handling & { fee: number },
  order: OrderRow,
  paid: PaidMoney,
  { db, ids }: PayDependencies,
): Promise<D1PreparedStatement[]> {
  const wanted = {
    amount: fee,
    kind: "ABNORMAL",
    markupType: MARKUP_TYPE,
    remark: cutText(content, 200),
  } as const;
  const markup = newMarkupRow(order, wanted, { id: ids.rowId(abnormalId), at: paid.at, abnormalId });
  return [
    ...replaceOpen(db, await findOpenOwn(db, order.id), paid.at),
    insertMarkup(db, markup),
    ...(await markupPaid(db, { ...paid, markup, order }, ids)),
  ];
}

/** Keeps what was done. It refuses the batch of a finished exception. */
const handled = (
  { abnormalId, status, content, images, fee }: CheckedHandling,
  { db, clock, ids }: PayDependencies,
): D1PreparedStatement =>
  insertHandling(db, {
    id: ids.rowId(abnormalId),
    abnormalId,
    status,
    content,
    images: [...images],
    additionalFee: fee,
    createdAt: clock.now(),
  });

/** Sets how far the customer is with it. */
const statusSet = ({ abnormalId, status }: CheckedHandling, { db }: PayDependencies): D1PreparedStatement =>
  setMerchantStatus(db, abnormalId, status);
