import { z } from "zod";
import { Code } from "../../../../schema/rest/codes";
import { handlingIssue, MAX_ABNORMAL_IMAGES, type MerchantStatus } from "../../../../schema/rules/abnormal";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { consentToDebit, type WalletConsent } from "../customers/wallet-consent";
import { requireOwnPictures } from "../files/own-files";
import { once } from "../idempotency/idempotency";
import { NEVER_NEGATIVE, walletAccount } from "../ledger/ledger";
import { checkMarkup, newMarkupRow, replaceOpen } from "../markups/create-markup";
import { markupPaid } from "../markups/markup-paid";
import { findOpenOwn, insertMarkup } from "../markups/markups.repository";
import { pushOutbox } from "../outbox/outbox.usecases";
import type { PayDependencies } from "../payment/pay-orders";
import { findAbnormalRecord, insertHandling } from "./abnormal.repository";

const ATTEMPTS = 3;
/** What the fee of a handling is booked as; its dialog offers no choice. */
const MARKUP_TYPE = "其他费用";

interface Handling {
  readonly customerId: number;
  readonly abnormalId: number;
  readonly status: string;
  readonly content: string;
  readonly images: readonly string[];
  /** 分; null where nothing is paid with it. */
  readonly fee: number | null;
  readonly password: string;
  readonly key: string;
}

/**
 * What the customer did about an exception (ABN-11..18); a fee is paid from the wallet in the same transaction, or
 * nothing of it happens. However often it is sent with its key, it is done once.
 *
 * @throws BusinessError NOT_FOUND for a foreign exception or picture; INVALID_INPUT (ABN-12, ABN-14, ABN-15);
 *   INSUFFICIENT_BALANCE, the errors of the payment password, CONFLICT where nothing can be added to the price
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
    await store({ ...handling, status }, record, dependencies);
    return null;
  });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

async function store(
  handling: Handling & { status: MerchantStatus },
  record: (result: null) => D1PreparedStatement,
  dependencies: PayDependencies,
): Promise<void> {
  const { db, clock } = dependencies;
  const { customerId, fee, password } = handling;
  if (fee === null) {
    await withFreshIds(() => commit(db, [record(null), ...handled(handling, dependencies)]));
    return;
  }
  checkMarkup(await orderOf(handling, db), { markupType: MARKUP_TYPE }, clock.now());
  const consent = await consentToDebit({ customerId, password, amount: fee }, dependencies);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = await orderOf(handling, db);
    checkMarkup(order, { markupType: MARKUP_TYPE }, clock.now());
    try {
      await commit(db, [
        record(null),
        ...(await paid({ ...handling, fee }, order, consent, dependencies)),
        ...handled(handling, dependencies),
      ]);
      return;
    } catch (error) {
      if (!(error instanceof ConstraintViolation)) throw error;
      if (error.mentions(NEVER_NEGATIVE)) throw new BusinessError(Code.INSUFFICIENT_BALANCE, "您的余额不足");
      const refusal = await consent.refusalIn(error);
      if (refusal) throw refusal;
    }
  }
  throw new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试");
}

type Order = NonNullable<Awaited<ReturnType<typeof findAbnormalRecord>>>["order"];

async function orderOf({ customerId, abnormalId }: Handling, db: D1Database): Promise<Order> {
  const found = await findAbnormalRecord(db, customerId, abnormalId);
  if (!found) throw notFound("异常记录");
  return found.order;
}

async function paid(
  { customerId, abnormalId, fee, content }: Handling & { fee: number },
  order: Order,
  consent: WalletConsent,
  { db, clock, ids }: PayDependencies,
): Promise<D1PreparedStatement[]> {
  const at = clock.now();
  const wanted = {
    amount: fee,
    kind: "ABNORMAL",
    markupType: MARKUP_TYPE,
    remark: content.slice(0, 200),
  } as const;
  const markup = newMarkupRow(order, wanted, { id: ids.rowId(), at, abnormalId });
  const source = { accountId: walletAccount(customerId), kind: "wallet" } as const;
  return [
    ...replaceOpen(db, await findOpenOwn(db, order.id), at),
    insertMarkup(db, markup),
    ...markupPaid(
      db,
      { markup, order, payWay: "WALLET", source, actor: `customer:${customerId}`, paidAt: at, at },
      ids,
    ),
    ...consent.spend({ amount: markup.amount, what: `订单${order.orderNo}的加价`, orderId: order.id, at }),
  ];
}

/** After the money, because that may have ended the exception already: what the customer says counts. */
const handled = (
  { abnormalId, status, content, images, fee }: Handling & { status: MerchantStatus },
  { db, clock, ids }: PayDependencies,
): D1PreparedStatement[] =>
  insertHandling(db, {
    id: ids.rowId(),
    abnormalId,
    status,
    content,
    images: [...images],
    additionalFee: fee,
    createdAt: clock.now(),
  });
