import {
  getAreaDescription,
  listGoodsTypes,
  listServiceTypes,
  listTopGoodsTypes,
} from "../../../../schema/rest/goods";
import { type BackendApp, implement } from "../../shared/implement";
import { readAreaTip, readGoodsTypes, readServiceTypes } from "./goods.usecases";
import { registerLibraryRoutes } from "./library.routes";

/** API-013 to 016, and the goods library. */
export function registerGoodsRoutes(app: BackendApp): void {
  implement(app, listTopGoodsTypes, (_input, { db }) => readGoodsTypes({ db }));
  implement(app, listGoodsTypes, ({ query }, { db }) => readGoodsTypes({ db }, query.areaCode));
  implement(app, getAreaDescription, ({ query }, { db }) => readAreaTip({ db }, query.areaCode));
  implement(app, listServiceTypes, ({ query }, { db }) => readServiceTypes({ db }, query.goodTypeId));
  registerLibraryRoutes(app);
}
