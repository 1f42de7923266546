export { type NewActivity, recordActivity, recordExport } from "./account-activity";
export { isNewClient, lastActivityAt } from "./account-activity.repository";
export { type Client, clientOf, describeClient } from "./client";
export { placeName } from "./place-name";
