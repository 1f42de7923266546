export { enqueueReminders } from "./enqueue-reminders";
export { type ProgressText, progressTextOf, textProgress } from "./progress-texts";
export { keepSmsWish } from "./reminder-phones";
export { customersRemindedOf } from "./reminder-settings";
export { sendReminders } from "./send-reminders";
