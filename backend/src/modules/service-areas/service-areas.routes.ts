import { checkAreaServed, listAreaServices } from "../../../../schema/rest/catalog/areas";
import { getAreaDescription, listGoodsTypes } from "../../../../schema/rest/catalog/goods";
import { type BackendApp, implement } from "../../shared/implement";
import { readReference } from "../reference";
import { agentsOf, areaTip, assertAreaServed, servedTypes } from "./service-areas.usecases";

/** API-012, API-014, API-015 and API-019: what is served where. */
export function registerServiceAreaRoutes(app: BackendApp): void {
  implement(app, listAreaServices, async ({ query }, context) =>
    agentsOf(await readReference(context), query.areaCode),
  );
  implement(app, checkAreaServed, async ({ query }, context) => {
    assertAreaServed(await readReference(context), query);
    return null;
  });
  implement(app, listGoodsTypes, async ({ query }, context) =>
    servedTypes(await readReference(context), query.areaCode),
  );
  implement(app, getAreaDescription, async ({ query: { areaCode } }, context) =>
    areaCode === undefined ? null : areaTip(await readReference(context), areaCode),
  );
}
