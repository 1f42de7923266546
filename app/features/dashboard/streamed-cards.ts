/** The cards of the home page that are streamed into it, as one file of the build. */
export { AdvertCarousel } from "./advert-carousel";
export { HelpCard } from "./help-card";
export { NoticesCard } from "./notices-card";
export { OrderAlerts } from "./order-alerts";
