export { requireDictValue } from "./dict-items";
