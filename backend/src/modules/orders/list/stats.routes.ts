import {
  countStatuses,
  countVisits as countVisitsCall,
  listFilterChoices,
  listStatuses,
} from "../../../../../schema/rest/orders/order-stats";
import { requireSession } from "../../../shared/context";
import { type BackendApp, implement } from "../../../shared/implement";
import { filterChoices } from "./filter-choices";
import { countByFilter, countVisits, filterOptions } from "./stats";

/** API-029, API-044, API-045 and EXT-452. */
export function registerOrderStatsRoutes(app: BackendApp): void {
  implement(app, listStatuses, async () => filterOptions());
  implement(app, listFilterChoices, (_input, context) =>
    filterChoices(context.db, requireSession(context).customerId),
  );
  implement(app, countStatuses, (_input, context) =>
    countByFilter(requireSession(context).customerId, context),
  );
  implement(app, countVisitsCall, ({ body }, context) =>
    countVisits(
      { customerId: requireSession(context).customerId, offset: body.offset, filter: body.status },
      context,
    ),
  );
}
