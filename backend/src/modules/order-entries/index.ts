export { findOrderEntries, storeOrderEntries } from "./order-entries.repository";
