import { formatPhone } from "~/lib/format";
import { telHref } from "~/lib/tel-href";
import { Button } from "~/ui/buttons/button";
import { ErrorState } from "~/ui/feedback/error-state";
import { Phone, Video } from "~/ui/icons";
import { type CallType, PLATFORM_CALLEE } from "../../../schema/rules/calls/call";
import { useStartCall } from "./call-context";
import styles from "./call-dialog.module.css";
import type { CalledOrder } from "./call-types";

interface Contact {
  nickname: string;
  mobile: string;
}

/** Data for a call about an order. */
interface CallableOrder {
  isCallable: boolean;
  orderId: string;
  order: CalledOrder;
  onClose(): void;
}

interface PlatformContactsProps extends CallableOrder {
  contacts: readonly Contact[] | null | undefined;
  onRetry(): void;
}

/**
 * The platform's customer service, which handles immediate orders and their prices, by phone and by call
 * (CALL-06, ACT-21, C-44); contacts are null when they could not be read.
 */
export function PlatformContacts({ contacts, onRetry, ...callable }: PlatformContactsProps) {
  return (
    <div className={styles.body}>
      <p>即时订单由平台统一服务：订单疑问和加价，请联系平台客服为您处理。</p>
      {!contacts ? (
        <ErrorState title="客服电话加载失败" onRetry={onRetry} />
      ) : contacts.length === 0 ? (
        <p>客服电话暂未公布，请稍后再来查看。</p>
      ) : (
        <ul className={styles.contacts} aria-label="平台客服">
          {contacts.map(({ nickname, mobile }) => (
            <li key={`${nickname} ${mobile}`}>
              <PhoneLink name={nickname} phone={mobile} />
            </li>
          ))}
        </ul>
      )}
      <CallButtons {...callable} peerName={PLATFORM_CALLEE.name} />
    </div>
  );
}

function PhoneLink({ name, phone }: { name: string; phone: string }) {
  return (
    <a href={telHref(phone)} className={styles.contact}>
      <Phone size={16} />
      <span>{name}</span>
      <span className={styles.phone}>{formatPhone(phone)}</span>
    </a>
  );
}

interface MasterContactProps extends CallableOrder {
  name: string | null | undefined;
  phone: string | null | undefined;
}

/** The master of an order, by phone and by call (CALL-07). */
export function MasterContact({ name, phone, ...callable }: MasterContactProps) {
  if (!name) return <p>订单还没有师傅接单，接单后可以在这里联系师傅。</p>;
  return (
    <div className={styles.body}>
      {phone ? <PhoneLink name={name} phone={phone} /> : <p>{name}</p>}
      <CallButtons {...callable} peerName={name} />
    </div>
  );
}

/** Buttons for a call on the site; nothing when it is not possible. */
function CallButtons({
  isCallable,
  orderId,
  order,
  onClose,
  peerName,
}: CallableOrder & { peerName: string }) {
  const startCall = useStartCall();
  if (!isCallable || !startCall) return null;
  const call = (type: CallType) => {
    onClose();
    const { orderNo, customerName } = order;
    startCall({ orderId, type, peerName, order: { orderNo, customerName } });
  };
  return (
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
      <p className={styles.hint}>网络通话免费，需要使用麦克风；对方不在线时，请拨打电话。</p>
    </>
  );
}
