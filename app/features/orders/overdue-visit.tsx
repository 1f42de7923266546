import { type FragmentType, getFragment, graphql } from "~/gql";
import { useServerTime } from "~/lib/clock/use-server-time";
import { formatDateTime, formatDuration } from "~/lib/format";
import { StatusChip } from "~/ui/tags/status-chip";
import { MINUTE } from "../../../schema/rules/time";

const OverdueVisitFragment = graphql(`
  fragment OverdueVisit on Order {
    nextStep
    visitDueAt
    overdueStep
  }
`);

interface OverdueVisitProps {
  order: FragmentType<typeof OverdueVisitFragment>;
  /** The server's time when the page was made, ISO. */
  serverNow: string;
}

/**
 * Shows that the master has not come, or not finished, in time, and since when; nothing before. By the
 * server's time.
 */
export function OverdueVisit({ order, serverNow }: OverdueVisitProps) {
  const { visitDueAt } = getFragment(OverdueVisitFragment, order);
  return visitDueAt ? <OverdueSince dueAt={visitDueAt} serverNow={serverNow} /> : null;
}

function OverdueSince({ dueAt, serverNow }: { dueAt: string; serverNow: string }) {
  const late = useServerTime(serverNow, MINUTE) - Date.parse(dueAt);
  if (late <= 0) return null;
  return (
    <StatusChip tone="danger">
      <time dateTime={dueAt} title={`应于 ${formatDateTime(dueAt)} 前`}>
        已超时 {formatDuration(late)}
      </time>
    </StatusChip>
  );
}

/** One sentence about the next step, which changes when the visit becomes overdue (ux.md U30). */
export function NextStep({ order, serverNow }: OverdueVisitProps) {
  return <StepInTime order={getFragment(OverdueVisitFragment, order)} serverNow={serverNow} />;
}

interface StepInTimeProps {
  order: { nextStep: string; visitDueAt?: string | null; overdueStep?: string | null };
  /** The server's time when the page was made, ISO. */
  serverNow: string;
}

/** The same for an order whose fields are known: its own page and that of its progress link. */
export function StepInTime({ order, serverNow }: StepInTimeProps) {
  const { nextStep, visitDueAt, overdueStep } = order;
  if (!visitDueAt || !overdueStep) return <>{nextStep}</>;
  return <ChangingStep {...{ nextStep, overdueStep, serverNow }} dueAt={visitDueAt} />;
}

interface ChangingStepProps {
  nextStep: string;
  overdueStep: string;
  dueAt: string;
  serverNow: string;
}

function ChangingStep({ nextStep, overdueStep, dueAt, serverNow }: ChangingStepProps) {
  const isOverdue = useServerTime(serverNow, MINUTE) > Date.parse(dueAt);
  return <>{isOverdue ? overdueStep : nextStep}</>;
}
