import {
  getMessage,
  getMessageSettings,
  listMessageGroups,
  listMessages,
  readAllMessages,
  readMessage,
  readMessageGroup,
  saveMessageSettings,
} from "../../../../schema/rest/messages";
import { topicOf } from "../../../../schema/rules/message-topics";
import { formatTime } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { findGroups } from "./message-groups.repository";
import { findSettings, storeSettings } from "./message-settings";
import { findMessages, type MessageRow } from "./messages.repository";
import { markRead, openMessage, readGroup, requireMessage } from "./messages.usecases";

const present = ({ id, type, title, content, createdAt, readAt, associatedId, topic }: MessageRow) => ({
  id,
  type,
  title,
  content,
  createTime: formatTime(createdAt),
  isRead: readAt !== null,
  mesAssociatedId: associatedId,
  topic: topic ?? topicOf(type, associatedId !== null),
});

const pageOf = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageIndex - 1) * pageSize,
});

/** API-083 to API-085, EXT-380 to EXT-384 */
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
      pageResult: { rows: found.rows.map(present), total: found.total },
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
    present(await requireMessage({ id: query.id, customerId: requireSession(context).customerId }, context)),
  );
  implement(app, listMessageGroups, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const found = await findGroups(context.db, { customerId, type: body.type }, pageOf(body));
    return {
      ...found,
      rows: found.rows.map((group) => ({ ...group, messages: group.messages.map(present) })),
    };
  });
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
