import { type ComponentType, type ReactNode, useState } from "react";
import { late } from "./late";
import { Later } from "./later";

/** A dialog whose code comes when it is opened first: for pages where every KB of the first visit counts. */
export function lateDialog<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Content = late<Props>(load);
  return (props: Props) => (
    <OnceOpened isOpen={props.isOpen}>
      <Content {...props} />
    </OnceOpened>
  );
}

interface OnceOpenedProps {
  isOpen: boolean;
  /** Stands there until the code has come. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Nothing until it is opened. It stays when it is closed: it gives the focus back then. */
export function OnceOpened({ isOpen, fallback, children }: OnceOpenedProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return <Later fallback={fallback}>{wasOpened ? children : null}</Later>;
}

/** As `ui/dialog`, `ui/confirm-dialog` and `ui/alert-dialog`. */
export const Dialog = lateDialog(async () => (await import("./dialog")).Dialog);
export const ConfirmDialog = lateDialog(async () => (await import("./confirm-dialog")).ConfirmDialog);
export const AlertDialog = lateDialog(async () => (await import("./alert-dialog")).AlertDialog);
