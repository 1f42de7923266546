import {
  getAreaDescription,
  listGoodsTypes,
  listLibraryGoods,
  listServiceTypes,
  listTopGoodsTypes,
} from "../../../../schema/rest/goods";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { limitCustomer } from "../limits/customer-limits";
import { readAreaTip, readGoodsTypes, readLibrary, readServiceTypes } from "./goods.usecases";

/** API-013 to 016 and 018. */
export function registerGoodsRoutes(app: BackendApp): void {
  implement(app, listTopGoodsTypes, (_input, { db }) => readGoodsTypes({ db }));
  implement(app, listGoodsTypes, ({ query }, { db }) => readGoodsTypes({ db }, query.areaCode));
  implement(app, getAreaDescription, ({ query }, { db }) => readAreaTip({ db }, query.areaCode));
  implement(app, listServiceTypes, ({ query }, { db }) => readServiceTypes({ db }, query.goodTypeId));
  implement(app, listLibraryGoods, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("search", customerId, context);
    return readLibrary(
      { db: context.db },
      {
        customerId,
        goodsTypeId: query.goodsTypeId,
        keyWord: query.keyWord,
        page: query.pageIndex,
        // The page size of this one call is named pageNum (C-14).
        pageSize: query.pageNum,
      },
    );
  });
}
