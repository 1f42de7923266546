import { listServiceTypes, listTopGoodsTypes } from "../../../../schema/rest/catalog/goods";
import { type BackendApp, implement } from "../../shared/implement";
import { readReference } from "../reference";
import { categoryTree, servicesOfType } from "./goods.usecases";
import { registerLibraryRoutes } from "./library.routes";

/** API-013 and API-016, and the goods library. The services of each area are in `service-areas`. */
export function registerGoodsRoutes(app: BackendApp): void {
  implement(app, listTopGoodsTypes, async (_input, context) =>
    categoryTree((await readReference(context)).goodsTypes.values()),
  );
  // None for an unknown category (PLACE-20).
  implement(app, listServiceTypes, async ({ query }, context) =>
    servicesOfType(await readReference(context), query.goodTypeId),
  );
  registerLibraryRoutes(app);
}
