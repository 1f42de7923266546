import {
  deleteOrderTemplate,
  listOrderTemplates,
  renameOrderTemplate,
  saveOrderTemplate,
} from "../../../../schema/rest/placing/order-templates";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { readTemplates, removeTemplate, renameOwnTemplate, saveTemplate } from "./order-templates.usecases";

/** EXT-212 to EXT-215. */
export function registerOrderTemplateRoutes(app: BackendApp): void {
  implement(app, listOrderTemplates, async (_input, context) =>
    readTemplates(context.db, requireSession(context).customerId),
  );
  implement(app, saveOrderTemplate, ({ body }, context) =>
    saveTemplate({ ...body, customerId: requireSession(context).customerId }, context),
  );
  implement(app, renameOrderTemplate, async ({ params, body }, context) => {
    await renameOwnTemplate({ ...params, ...body, customerId: requireSession(context).customerId }, context);
    return null;
  });
  implement(app, deleteOrderTemplate, async ({ params }, context) => {
    await removeTemplate({ id: params.id, customerId: requireSession(context).customerId }, context);
    return null;
  });
}
