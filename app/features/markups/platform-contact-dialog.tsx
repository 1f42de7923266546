import { graphql } from "~/gql";
import { formatPhone } from "~/lib/format";
import { executeOperation } from "~/lib/graphql-fetch";
import { useLoaded } from "~/lib/use-loaded";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorState } from "~/ui/error-state";
import { Phone } from "~/ui/icons";
import { Skeleton } from "~/ui/skeleton";
import type { StepDialogProps } from "../order-steps/step-dialog";
import styles from "./markups.module.css";

const MarkupContactsDocument = graphql(`
  query MarkupContacts {
    platformContacts { nickname mobile }
  }
`);

async function fetchContacts() {
  const { platformContacts } = await executeOperation(MarkupContactsDocument);
  if (!platformContacts) throw new Error("the contacts could not be read");
  return platformContacts;
}

/** Whom to call about the price of an immediate order, which the platform settles itself (C-44, MARK-20). */
export function PlatformContactDialog({ onClose }: StepDialogProps) {
  const { status, data, reload } = useLoaded("contacts", fetchContacts);
  return (
    <Dialog
      title="联系平台客服"
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>知道了</Button>}
    >
      <div className={styles.body}>
        <p>即时订单由平台统一服务，如需加价，请电话联系平台客服为您处理。</p>
        {status === "failed" ? (
          <ErrorState title="客服电话加载失败" onRetry={reload} />
        ) : !data ? (
          <Skeleton lines={2} height={40} />
        ) : (
          <ul className={styles.contacts} aria-label="平台客服">
            {data.map(({ nickname, mobile }) => (
              <li key={`${nickname} ${mobile}`}>
                <a href={`tel:${mobile}`} className={styles.contact}>
                  <Phone size={16} />
                  <span>{nickname}</span>
                  <span className={styles.phone}>{formatPhone(mobile)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
