import { addServiceApplication, listServiceApplications } from "../../../../schema/rest/content/settle-in";
import { formatTime } from "../../shared/clock";
import { type BackendApp, implement } from "../../shared/implement";
import { findApplications } from "./settle-in.repository";
import { addApplication } from "./settle-in.usecases";

/** API-017, and EXT-131 for the operator. */
export function registerSettleInRoutes(app: BackendApp): void {
  implement(app, addServiceApplication, async ({ body }, context) => {
    await addApplication(body, context.clientAddress, context);
    return null;
  });

  implement(app, listServiceApplications, async ({ query }, { directory }) => {
    const { pageIndex, pageSize } = query;
    const { rows, total } = await findApplications(directory, {
      limit: pageSize,
      offset: (pageIndex - 1) * pageSize,
    });
    return {
      total,
      rows: rows.map(({ createdAt, fingerprint: _hash, ...row }) => ({
        ...row,
        createTime: formatTime(createdAt),
      })),
    };
  });
}
