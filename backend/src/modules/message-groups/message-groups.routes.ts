import { listMessageGroups } from "../../../../schema/rest/messages";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { presentMessage } from "../messages/message-presenter";
import { findGroups } from "./message-groups.repository";

/** EXT-381; on its own, because orders are built on messages. */
export function registerMessageGroupRoutes(app: BackendApp): void {
  implement(app, listMessageGroups, async ({ body: { type, pageIndex, pageSize } }, context) => {
    const { customerId } = requireSession(context);
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const found = await findGroups(context.db, { customerId, type }, page);
    return {
      ...found,
      rows: found.rows.map((group) => ({ ...group, messages: group.messages.map(presentMessage) })),
    };
  });
}
