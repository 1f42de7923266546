import {
  addAbnormalRecord,
  solveException as solveExceptionCall,
} from "../../../../schema/rest/abnormal/abnormal";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { splitList } from "../abnormal";
import { idempotencyKey } from "../idempotency";
import { markupAmount } from "../markups";
import { handleAbnormal } from "./handle-abnormal";
import { solveException } from "./solve-exception";

/**
 * API-039 and API-064. Both are above `abnormal`: they also pay a markup or ask for a refund, which know of exceptions
 * themselves.
 */
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
        key: idempotencyKey(context),
      },
      context,
    );
    return null;
  });

  implement(app, solveExceptionCall, async ({ params, query }, context) => {
    const { customerId } = requireSession(context);
    await solveException(
      {
        customerId,
        orderId: params.id,
        way: query.solveExceptionWay,
        allowance: query.allowance ?? null,
        description: query.description?.trim() ?? "",
      },
      context,
    );
    return null;
  });
}
