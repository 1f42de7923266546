import { addAbnormalRecord } from "../../../../schema/rest/abnormal/abnormal";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { splitList } from "../abnormal";
import { IDEMPOTENCY_HEADER, idempotencyKey } from "../idempotency";
import { markupAmount } from "../markups";
import { handleAbnormal } from "./handle-abnormal";

/** API-064; on its own, because markups are built on exceptions, and handling one may be paid as a markup. */
export function registerAbnormalHandlingRoutes(app: BackendApp): void {
  implement(app, addAbnormalRecord, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const isMarkup = body.isMarkup === true || body.isMarkup === "true";
    await handleAbnormal(
      {
        customerId,
        abnormalId: body.orderAbnormalId,
        status: body.status ?? "",
        content: body.content?.trim() ?? "",
        images: splitList(body.image),
        fee: isMarkup ? markupAmount(body.additionalFee ?? 0) : null,
        password: body.walletPassword ?? "",
        key: idempotencyKey(context.header(IDEMPOTENCY_HEADER), context.ids),
      },
      context,
    );
    return null;
  });
}
