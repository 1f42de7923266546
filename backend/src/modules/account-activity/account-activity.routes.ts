import { listActivity } from "../../../../schema/rest/account/account-security";
import { formatTime } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { findActivity } from "./account-activity.repository";
import { placeName } from "./place-name";

/** EXT-403. */
export function registerAccountActivityRoutes(app: BackendApp): void {
  implement(app, listActivity, async ({ query: { pageIndex, pageSize } }, context) => {
    const { customerId } = requireSession(context);
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { rows, total } = await findActivity(context.db, customerId, page);
    return {
      rows: rows.map(({ id, kind, at, detail, device, place }) => ({
        id,
        kind,
        at: formatTime(at),
        detail,
        device,
        place: placeName(place),
      })),
      total,
    };
  });
}
