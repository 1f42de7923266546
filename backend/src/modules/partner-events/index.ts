export {
  addEndpoint,
  deleteEndpoint,
  findEndpoints,
  readEvents,
  renewSecret,
} from "./endpoints";
export { isEventWanted, sendPartnerEvents, wakePartners } from "./send-partner-events";
