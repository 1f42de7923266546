import { Avatar } from "~/features/account/avatar";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatPhone } from "~/lib/format";
import { Copyable } from "~/ui/copyable";
import { Phone } from "~/ui/icons";
import styles from "./master-card.module.css";

const MasterCardFragment = graphql(`
  fragment MasterCard on Order {
    type
    workerName
    workerPhone
    workerAvatar
  }
`);

/**
 * Who does the work: name and phone of the master; of immediate orders the platform itself, whose masters are reached
 * through it (DETAIL-17, DETAIL-18). Nothing before there is one.
 */
export function MasterCard(props: { order: FragmentType<typeof MasterCardFragment> }) {
  const { type, workerName, workerPhone, workerAvatar } = getFragment(MasterCardFragment, props.order);
  if (workerName === null) return null;
  return (
    <section aria-label="师傅" className={styles.master}>
      <Avatar name={workerName} url={workerAvatar} size={40} />
      <div>
        <p className={styles.name}>{workerName}</p>
        {type === "TIMELY" || workerPhone === null ? (
          <p className={styles.minor}>需要联系师傅时，请通过平台客服</p>
        ) : (
          <Copyable value={workerPhone} label="师傅电话">
            <a href={`tel:${workerPhone}`} className={styles.phone}>
              <Phone size={16} />
              {formatPhone(workerPhone)}
            </a>
          </Copyable>
        )}
      </div>
    </section>
  );
}
