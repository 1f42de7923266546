import {
  getMessage,
  getMessageSettings,
  listMessages,
  readAllMessages,
  readMessage,
  readMessageGroup,
  saveMessageSettings,
} from "../../../../schema/rest/messages/messages";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { presentMessage } from "./message-presenter";
import { findSettings, storeSettings } from "./message-settings";
import { findMessages } from "./messages.repository";
import { markRead, openMessage, readGroup, requireMessage } from "./messages.usecases";

const pageOf = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageIndex - 1) * pageSize,
});

/** API-083 to API-085, EXT-380 and EXT-382 to EXT-384 */
export function registerMessageRoutes(app: BackendApp): void {
  implement(app, listMessages, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const found = await findMessages(context.db, { customerId, type: body.type }, pageOf(body));
    const [service, system, appointment] = [
      found.unread.get("service") ?? 0,
      found.unread.get("system") ?? 0,
      found.unread.get("appointment") ?? 0,
    ];
    return {
      serviceMesTotal: service,
      sysMesTotal: system,
      updateAppointTotal: appointment,
      unReadNum: service + system + appointment,
      pageResult: { rows: found.rows.map(presentMessage), total: found.total },
      asOf: found.asOf,
    };
  });
  implement(app, readMessage, async ({ body }, context) => {
    await openMessage({ id: body.id, customerId: requireSession(context).customerId }, context);
    return null;
  });
  implement(app, readAllMessages, async ({ body }, context) => {
    await markRead({ ...body, customerId: requireSession(context).customerId }, context);
    return null;
  });
  implement(app, getMessage, async ({ query }, context) =>
    presentMessage(
      await requireMessage({ id: query.id, customerId: requireSession(context).customerId }, context),
    ),
  );
  implement(app, readMessageGroup, async ({ body }, context) => {
    await readGroup({ ...body, customerId: requireSession(context).customerId }, context);
    return null;
  });
  implement(app, getMessageSettings, async (_input, context) => {
    const { offTopics, quietHours } = await findSettings(context.db, requireSession(context).customerId);
    return { offTopics: [...offTopics], quietHours };
  });
  implement(app, saveMessageSettings, async ({ body }, context) => {
    await storeSettings(requireSession(context).customerId, body, context);
    return null;
  });
}
