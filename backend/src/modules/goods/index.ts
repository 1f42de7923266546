export {
  categoryOf,
  categoryQuery,
  findGoodsTypes,
  findServiceTypes,
  offeredService,
  offeredServices,
  typeIdsOfCategory,
  typesOfCategory,
  typesQuery,
} from "./goods.repository";
export { categoryTree } from "./goods.usecases";
export { costOfNamed, goodsByCategory, mediaOfGoods, namedGoods, noteUse } from "./library.repository";
export { addGoods } from "./library.usecases";
