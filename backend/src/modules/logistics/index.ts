export { locate } from "./locate-address";
export { addressPoint } from "./order-places";
