import { Avatar } from "~/features/account/avatar";
import { VerifiedBadge } from "~/features/masters/verified-badge";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatPhone } from "~/lib/format";
import { telHref } from "~/lib/tel-href";
import { Copyable } from "~/ui/buttons/copyable";
import { Phone, Star } from "~/ui/icons";
import styles from "./master-card.module.css";

const MasterCardFragment = graphql(`
  fragment MasterCard on Order {
    type
    workerName
    workerPhone
    workerAvatar
    workerVerifiedAt
    service {
      masterRating { average total }
    }
  }
`);

/**
 * The master: name, rating (ux.md U28) and phone; for immediate orders the platform itself, through which its
 * masters are reached (DETAIL-17, DETAIL-18). Nothing before there is a master.
 */
export function MasterCard(props: { order: FragmentType<typeof MasterCardFragment> }) {
  const order = getFragment(MasterCardFragment, props.order);
  const { type, workerName, workerPhone, workerAvatar, workerVerifiedAt, service } = order;
  if (workerName === null) return null;
  const rating = service?.masterRating;
  return (
    <section aria-label="师傅" className={styles.master}>
      <Avatar name={workerName} url={workerAvatar} size={40} />
      <div>
        <p className={styles.name}>
          {workerName}
          <VerifiedBadge at={workerVerifiedAt} />
        </p>
        {type === "TIMELY" || !rating ? null : rating.total > 0 ? (
          <p className={styles.rating}>
            <Star size={16} aria-hidden="true" />
            {rating.average.toFixed(1)} 分<span className={styles.minor}>{rating.total} 次评价</span>
          </p>
        ) : (
          <p className={styles.minor}>还没有评价</p>
        )}
        {type === "TIMELY" || workerPhone === null ? (
          <p className={styles.minor}>需要联系师傅时，请通过平台客服</p>
        ) : (
          <Copyable value={workerPhone} label="师傅电话">
            <a href={telHref(workerPhone)} className={styles.phone}>
              <Phone size={16} />
              {formatPhone(workerPhone)}
            </a>
          </Copyable>
        )}
      </div>
    </section>
  );
}
