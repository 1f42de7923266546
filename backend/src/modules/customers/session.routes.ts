import {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions,
} from "../../../../schema/rest/account/account-security";
import { formatTime } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { clientOf, placeName } from "../account-activity";
import { endOtherSessions, endSession, findSessions } from "./end-sessions";

/** EXT-400 to EXT-402. */
export function registerSessionRoutes(app: BackendApp): void {
  implement(app, listSessions, async (_input, context) => {
    const { customerId, tokenHash } = requireSession(context);
    const rows = await findSessions(context.db, customerId, context.clock.now());
    const shown = rows.map((row) => ({
      id: row.id,
      device: row.device,
      place: placeName(row.place),
      createTime: formatTime(row.createdAt),
      isCurrent: row.tokenHash === tokenHash,
    }));
    return shown.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  });

  implement(app, endSessionCall, async ({ body }, context) => {
    const session = requireSession(context);
    await endSession({ sessionId: body.sessionId, session, client: clientOf(context) }, context);
    return null;
  });

  implement(app, endOtherSessionsCall, async (_input, context) => {
    await endOtherSessions({ session: requireSession(context), client: clientOf(context) }, context);
    return null;
  });
}
