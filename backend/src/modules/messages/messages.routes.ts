import { listMessages } from "../../../../schema/rest/messages";
import { formatTime } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { findMessages } from "./messages.repository";

/** API-083 */
export function registerMessageRoutes(app: BackendApp): void {
  implement(app, listMessages, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const { rows, total, unread } = await findMessages(
      context.db,
      { customerId, type: body.type },
      { limit: body.pageSize, offset: (body.pageIndex - 1) * body.pageSize },
    );
    const [service, system, appointment] = [
      unread.get("service") ?? 0,
      unread.get("system") ?? 0,
      unread.get("appointment") ?? 0,
    ];
    return {
      serviceMesTotal: service,
      sysMesTotal: system,
      updateAppointTotal: appointment,
      unReadNum: service + system + appointment,
      pageResult: {
        rows: rows.map((row) => ({
          id: row.id,
          type: row.type,
          title: row.title,
          content: row.content,
          createTime: formatTime(row.createdAt),
          isRead: row.readAt !== null,
          mesAssociatedId: row.associatedId,
        })),
        total,
      },
    };
  });
}
