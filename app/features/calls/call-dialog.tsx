import { ReadFailure } from "~/features/site/read-failure";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Skeleton } from "~/ui/feedback/skeleton";
import type { StepDialogProps } from "../order-steps/step-dialog";
import styles from "./call-dialog.module.css";
import { OrderContactDocument } from "./contact-query";
import { MasterContact, PlatformContacts } from "./order-contacts";

interface CallDialogProps extends Pick<StepDialogProps, "orderId" | "onClose"> {
  /** The reason why a call about the order has just failed: only the phone numbers are left (ux.md U53). */
  failure?: string;
}

/**
 * Contacts for an order (LIST-31): the platform's customer service for an immediate one (CALL-06, C-44),
 * otherwise its master, by phone or by a call on the site (CALL-07).
 */
export function CallDialog({ orderId, onClose, failure }: CallDialogProps) {
  const {
    status,
    data,
    failure: why,
    reload,
  } = useRead(
    OrderContactDocument,
    { orderId },
    { pick: ({ orderContact }) => orderContact, about: [`Order:${orderId}`] },
  );
  return (
    <Dialog
      title={failure === undefined ? titleOf(data) : "没有接通，请改打电话"}
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>关闭</Button>}
    >
      {failure ? (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      ) : null}
      {status === "failed" ? (
        <ReadFailure what="联系方式" why={why} onRetry={reload} />
      ) : !data ? (
        <Skeleton lines={2} height={40} />
      ) : data.isPlatform ? (
        <PlatformContacts
          contacts={data.contacts}
          onRetry={reload}
          isCallable={data.isCallable}
          orderId={orderId}
          order={data}
          onClose={onClose}
        />
      ) : (
        <MasterContact
          name={data.workerName}
          phone={data.workerPhone}
          isCallable={data.isCallable}
          orderId={orderId}
          order={data}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** The title has no name until the contact is known. */
function titleOf(contact: { isPlatform: boolean } | null): string {
  if (!contact) return "电话联系";
  return contact.isPlatform ? "联系平台客服" : "联系师傅";
}
