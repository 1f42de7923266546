import { findDictItems } from "../../../../schema/rest/catalog/dictionary";
import { type BackendApp, implement } from "../../shared/implement";
import { dictItems } from "./dict-items";

/** API-097. */
export function registerDictionaryRoutes(app: BackendApp): void {
  implement(app, findDictItems, async ({ query }) => [...dictItems(query.dictCode)]);
}
