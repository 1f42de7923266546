import { type FragmentType, getFragment } from "~/gql";
import type { OrderType } from "~/gql/graphql";
import { LinkButton } from "~/ui/buttons/link-button";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { Thumbnail } from "~/ui/media/thumbnail";
import { copyPath } from "../copied-order/copy-path";
import { useOrderDraft } from "../draft/draft-context";
import { isUntouched } from "../draft/draft-store";
import { jobsOf, type PastJob, PastJobsFragmentDocument } from "./jobs-of";
import styles from "./past-jobs.module.css";

interface PastJobsProps {
  /** Null for visitors. */
  viewer: FragmentType<typeof PastJobsFragmentDocument> | null;
  orderType: OrderType;
}

/**
 * Buttons for usual orders: the last orders and the templates, each for another recipient or unchanged
 * (ux.md U18). Shown until the form has input.
 */
export function PastJobs({ viewer, orderType }: PastJobsProps) {
  const { draft } = useOrderDraft();
  const past = getFragment(PastJobsFragmentDocument, viewer);
  const jobs = past ? jobsOf(past, orderType) : [];
  // The form itself fills in the sender.
  if (jobs.length === 0 || !isUntouched({ ...draft, contactName: "", contactPhone: "" })) return null;
  return (
    <section className={styles.jobs} aria-labelledby="past-jobs">
      <h2 id="past-jobs" className={styles.title}>
        照以前的订单下单
      </h2>
      <ul className={styles.list}>
        {jobs.map((job) => (
          <Job key={`${job.kind} ${job.orderId}`} job={job} />
        ))}
      </ul>
    </section>
  );
}

function Job({ job }: { job: PastJob }) {
  const { orderId: id, type, name, kind, customerName, imageUrl } = job;
  return (
    <li className={styles.job}>
      {imageUrl ? <Thumbnail url={imageUrl} size={40} /> : null}
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.kind}>
          {kind}
          {customerName === null ? null : ` · 上次：${customerName}`}
        </p>
      </div>
      <div className={styles.ways}>
        <LinkButton to={copyPath({ id, type }, "again")} size="sm" replace>
          新收货人
          <VisuallyHidden>，照“{name}”下单</VisuallyHidden>
        </LinkButton>
        <LinkButton to={copyPath({ id, type })} size="sm" replace>
          {customerName === null ? "全部沿用" : "同一收货人"}
          <VisuallyHidden>，照“{name}”下单</VisuallyHidden>
        </LinkButton>
      </div>
    </li>
  );
}
