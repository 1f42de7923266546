export { isDictValue } from "./dict-items";
