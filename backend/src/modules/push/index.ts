export { pushToBrowsers } from "./push.usecases";
export { releaseEndpoints } from "./push-endpoints";
