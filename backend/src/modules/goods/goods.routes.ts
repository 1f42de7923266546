import { listServiceTypes, listTopGoodsTypes } from "../../../../schema/rest/catalog/goods";
import { type BackendApp, implement } from "../../shared/implement";
import { findGoodsTypes, findServiceTypes } from "./goods.repository";
import { categoryTree } from "./goods.usecases";
import { registerLibraryRoutes } from "./library.routes";

/** API-013 and API-016, and the goods library. What is served where stands in `service-areas`. */
export function registerGoodsRoutes(app: BackendApp): void {
  implement(app, listTopGoodsTypes, async (_input, { db }) => categoryTree(await findGoodsTypes({ db })));
  // None for an unknown category (PLACE-20).
  implement(app, listServiceTypes, ({ query }, { db }) => findServiceTypes({ db }, query.goodTypeId));
  registerLibraryRoutes(app);
}
