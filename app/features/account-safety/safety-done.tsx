import type { ReactNode } from "react";
import { ActionRow } from "~/ui/buttons/action-row";
import { LinkButton } from "~/ui/buttons/link-button";
import { CircleCheck } from "~/ui/icons";
import { useOffers } from "../customer-area/offers";
import styles from "./account-safety.module.css";
import { AFTER_CHANGE, SESSIONS_PAGE } from "./safety-address";

/** The last step: the result, and links to the next pages. */
export function SafetyDone({ children }: { children: ReactNode }) {
  const { devices: hasDevices } = useOffers();
  return (
    <div className={styles.done}>
      <span className={styles.check}>
        <CircleCheck size={48} />
      </span>
      {children}
      <ActionRow className={styles.doneActions}>
        <LinkButton to={AFTER_CHANGE.to} variant="primary">
          {AFTER_CHANGE.label}
        </LinkButton>
        {hasDevices ? <LinkButton to={SESSIONS_PAGE}>查看登录设备</LinkButton> : null}
      </ActionRow>
    </div>
  );
}
