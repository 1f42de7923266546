export { enqueueReminders } from "./enqueue-reminders";
export { type ProgressText, progressTextOf, textProgress } from "./progress-texts";
export { sendReminders } from "./send-reminders";
