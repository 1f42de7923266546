import { listMessageGroups } from "../../../../schema/rest/messages/messages";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { findGroups, newestOfGroups, presentMessage } from "../messages";
import { ownOrdersById } from "../orders";

/** EXT-381. It is a module of its own, because orders depend on messages. */
export function registerMessageGroupRoutes(app: BackendApp): void {
  implement(app, listMessageGroups, async ({ body: { type, pageIndex, pageSize } }, context) => {
    const { customerId } = requireSession(context);
    const { db } = context;
    const wanted = { customerId, type };
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { rows, ...found } = await findGroups(db, wanted, page);
    const ids = rows.map(({ orderId }) => orderId);
    const [newest, orders] = await Promise.all([
      newestOfGroups(db, wanted, ids),
      ownOrdersById(db, customerId, ids),
    ]);
    return {
      ...found,
      rows: rows.map((group) => {
        const order = orders.get(group.orderId ?? 0);
        const shown = newest.filter(({ orderId }) => orderId === group.orderId);
        return {
          ...group,
          orderNo: order?.orderNo ?? null,
          customerName: order?.customerName ?? null,
          status: order?.status ?? null,
          messages: shown.map(({ message }) => presentMessage(message)),
        };
      }),
    };
  });
}
