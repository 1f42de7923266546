export {
  addEndpoint,
  deleteEndpoint,
  findEndpoints,
  readEvents,
  renewSecret,
} from "./endpoints";
export { sendPartnerEvents, wakePartners } from "./send-partner-events";
