import { formatPhone } from "~/lib/format";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorState } from "~/ui/error-state";
import { Phone, Video } from "~/ui/icons";
import { Skeleton } from "~/ui/skeleton";
import type { CallType } from "../../../schema/rules/call";
import type { StepDialogProps } from "../order-steps/step-dialog";
import { useLoaded } from "../placement/use-loaded";
import { useStartCall } from "./call-context";
import styles from "./call-dialog.module.css";
import { fetchContact } from "./contact-query";

/**
 * Whom one calls about an order (LIST-31): the platform's customer service about an immediate one (CALL-06, C-44),
 * otherwise its master, by phone or inside the site (CALL-07).
 */
export function CallDialog({ orderId, onClose }: StepDialogProps) {
  const { status, data, reload } = useLoaded(orderId, () => fetchContact(orderId));
  return (
    <Dialog
      title={data ? (data.isPlatform ? "联系平台客服" : "联系师傅") : "电话联系"}
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>关闭</Button>}
    >
      {status === "failed" ? (
        <ErrorState title="联系方式加载失败" onRetry={reload} />
      ) : !data ? (
        <Skeleton lines={2} height={40} />
      ) : data.isPlatform ? (
        <PlatformContacts contacts={data.contacts} onRetry={reload} />
      ) : (
        <MasterContact
          name={data.workerName}
          phone={data.workerPhone}
          isCallable={data.isCallable}
          orderId={orderId}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface Contact {
  nickname: string;
  mobile: string;
}

function PlatformContacts({
  contacts,
  onRetry,
}: {
  contacts: readonly Contact[] | null | undefined;
  onRetry(): void;
}) {
  return (
    <div className={styles.body}>
      <p>即时订单由平台统一服务：订单疑问和加价，请电话联系平台客服为您处理。</p>
      {!contacts ? (
        <ErrorState title="客服电话加载失败" onRetry={onRetry} />
      ) : (
        <ul className={styles.contacts} aria-label="平台客服">
          {contacts.map(({ nickname, mobile }) => (
            <li key={`${nickname} ${mobile}`}>
              <PhoneLink name={nickname} phone={mobile} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PhoneLink({ name, phone }: { name: string; phone: string }) {
  return (
    <a href={`tel:${phone}`} className={styles.contact}>
      <Phone size={16} />
      <span>{name}</span>
      <span className={styles.phone}>{formatPhone(phone)}</span>
    </a>
  );
}

interface MasterContactProps {
  name: string | null | undefined;
  phone: string | null | undefined;
  isCallable: boolean;
  orderId: string;
  onClose(): void;
}

function MasterContact({ name, phone, isCallable, orderId, onClose }: MasterContactProps) {
  const startCall = useStartCall();
  if (!name) return <p>订单还没有师傅接单，接单后可以在这里联系师傅。</p>;
  const call = (type: CallType) => {
    onClose();
    startCall?.({ orderId, type, peerName: name });
  };
  return (
    <div className={styles.body}>
      {phone ? <PhoneLink name={name} phone={phone} /> : <p>{name}</p>}
      {isCallable && startCall ? (
        <>
          <div className={styles.buttons}>
            <Button onPress={() => call("audio")}>
              <Phone size={16} />
              语音通话
            </Button>
            <Button variant="primary" onPress={() => call("video")}>
              <Video size={16} />
              视频通话
            </Button>
          </div>
          <p className={styles.hint}>网络通话免费，需要使用麦克风；师傅不在线时，请拨打电话。</p>
        </>
      ) : null}
    </div>
  );
}
