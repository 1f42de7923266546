import { getAreaTree, listAreaChildren, listProvinces } from "../../../../schema/rest/catalog/areas";
import { type BackendApp, implement } from "../../shared/implement";
import { readReference } from "../reference";
import { areasBelow, areaTree } from "./areas.usecases";

/** API-009 to API-011. The areas that are served are in `service-areas`. */
export function registerAreaRoutes(app: BackendApp): void {
  implement(app, listProvinces, async (_input, context) => areasBelow(await readReference(context), null));
  implement(app, listAreaChildren, async ({ query }, context) =>
    areasBelow(await readReference(context), query.parentCode),
  );
  implement(app, getAreaTree, async (_input, context) => areaTree(await readReference(context)));
}
