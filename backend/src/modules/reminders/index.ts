export { enqueueReminders } from "./enqueue-reminders";
export {
  forgetProgressText,
  forgetTextToOldPhone,
  type ProgressText,
  progressTextOf,
  textProgress,
} from "./progress-texts";
export { keepSmsWish, smsOffSince } from "./reminder-phones";
export { customersRemindedOfDepots, nextDepotReminder } from "./reminder-settings";
export { sendReminders } from "./send-reminders";
