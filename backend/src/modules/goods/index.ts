export {
  categoryIdOf,
  categoryOf,
  categoryTree,
  offeredService,
  servicesOfType,
  typesOfCategory,
} from "./goods.usecases";
export { costOfNamed, goodsOf, mediaOfGoods, namedGoods, noteUse } from "./library.repository";
export { addGoods } from "./library.usecases";
