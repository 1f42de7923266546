export { pushToBrowsers } from "./push.usecases";
