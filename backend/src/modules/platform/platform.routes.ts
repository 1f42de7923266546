import { listPlatformContacts } from "../../../../schema/rest/content/platform";
import { type BackendApp, implement } from "../../shared/implement";
import { findPlatformContacts } from "./platform.repository";

/** API-099. */
export function registerPlatformRoutes(app: BackendApp): void {
  implement(app, listPlatformContacts, ({ query }, { directory }) =>
    findPlatformContacts(directory, { limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize }),
  );
}
