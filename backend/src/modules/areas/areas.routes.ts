import { getAreaTree, listAreaChildren, listProvinces } from "../../../../schema/rest/catalog/areas";
import { type BackendApp, implement } from "../../shared/implement";
import { readAreasBelow, readAreaTree } from "./areas.usecases";

/** API-009 to API-011. What is served where stands in `service-areas`. */
export function registerAreaRoutes(app: BackendApp): void {
  implement(app, listProvinces, (_input, { db }) => readAreasBelow({ db }, null));
  implement(app, listAreaChildren, ({ query }, { db }) => readAreasBelow({ db }, query.parentCode));
  implement(app, getAreaTree, (_input, { db }) => readAreaTree({ db }));
}
