import { lazyComponent } from "../lazy-component";

/** As `ui/dialogs/dialog`, `ui/dialogs/confirm-dialog` and `ui/dialogs/alert-dialog`, for pages where every KB of the first visit counts. */
export const Dialog = lazyComponent(async () => (await import("./dialog")).Dialog);
export const ConfirmDialog = lazyComponent(async () => (await import("./confirm-dialog")).ConfirmDialog);
export const AlertDialog = lazyComponent(async () => (await import("./alert-dialog")).AlertDialog);
