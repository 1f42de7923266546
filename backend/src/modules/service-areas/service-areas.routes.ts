import { checkAreaServed, listAreaServices } from "../../../../schema/rest/catalog/areas";
import { getAreaDescription, listGoodsTypes } from "../../../../schema/rest/catalog/goods";
import { type BackendApp, implement } from "../../shared/implement";
import { areaAncestry } from "../areas";
import { findAreaTip } from "./service-areas.repository";
import { assertAreaServed, readAgents, readServedTypes } from "./service-areas.usecases";

/** API-012, API-014, API-015 and API-019: what is served where. */
export function registerServiceAreaRoutes(app: BackendApp): void {
  implement(app, listAreaServices, ({ query }, { db }) => readAgents({ db }, query.areaCode));
  implement(app, checkAreaServed, async ({ query }, { db }) => {
    await assertAreaServed({ db }, query);
    return null;
  });
  implement(app, listGoodsTypes, ({ query }, { db }) => readServedTypes({ db }, query.areaCode));
  // The tip of the district, else of its city or province; none when there is none (PLACE-24).
  implement(app, getAreaDescription, async ({ query: { areaCode } }, { db }) =>
    areaCode === undefined ? null : findAreaTip({ db }, areaAncestry(areaCode)),
  );
}
