import {
  deleteOrderDraft,
  getOrderDraft,
  saveOrderDraft,
} from "../../../../schema/rest/placing/order-drafts";
import { Code } from "../../../../schema/rules/codes";
import { requireSession } from "../../shared/context";
import { BusinessError } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { deleteDraft, findDraft, storeDraft } from "./order-drafts.repository";

/** EXT-280 to EXT-282. */
export function registerOrderDraftRoutes(app: BackendApp): void {
  implement(app, getOrderDraft, async ({ query }, context) => {
    const owner = { customerId: requireSession(context).customerId, orderType: query.orderType };
    const draft = await findDraft(context.db, owner, context.clock.now());
    return draft ? { content: draft.content, savedAt: draft.savedAt } : null;
  });

  implement(app, saveOrderDraft, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const savedAt = await storeDraft(context.db, { ...body, customerId, now: context.clock.now() });
    if (savedAt === null) throw new BusinessError(Code.CONFLICT, "此草稿已在其他地方修改");
    return { savedAt };
  });

  implement(app, deleteOrderDraft, async ({ query }, context) => {
    await deleteDraft(context.db, { ...query, customerId: requireSession(context).customerId });
    return null;
  });
}
