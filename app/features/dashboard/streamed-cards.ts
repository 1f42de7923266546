/** The cards of the home page that are streamed into it, as one file of the build. */

export { HelpCard } from "./help-card";
export { AdvertCarousel } from "./notices/advert-carousel";
export { NoticesCard } from "./notices/notices-card";
export { OrderAlerts } from "./todos/order-alerts";
