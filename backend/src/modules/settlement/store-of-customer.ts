import { openStores } from "../../shared/stores/stores";
import type { SettleDependencies } from "../payment";

/**
 * The same dependencies with the store that has this customer. What is due is read from a whole store, and
 * while a provider is asked the customer may move to another one (decision 078). This store's statements then
 * run there.
 */
export const withStoreOf = (customerId: number, dependencies: SettleDependencies): SettleDependencies => ({
  ...dependencies,
  db: (dependencies.stores ?? openStores(dependencies.env)).of(customerId),
});
