import { type FragmentType, getFragment, graphql } from "~/gql";
import type { AcceptanceStateFragment as State } from "~/gql/graphql";
import { formatDateTime } from "~/lib/format";
import { Notice } from "~/ui/feedback/notice";

const AcceptanceStateFragment = graphql(`
  fragment AcceptanceState on Order {
    status
    nextStep
    acceptanceDueAt
    isAcceptanceDelayed
    awaitsNewPhotos
    acceptedAt
    isAcceptedBySystem
    service { rejectReason }
  }
`);

/** The state of the acceptance in one sentence (ACT-06, ACT-09, ACT-10, ACC-08, ACC-09). */
export function AcceptanceState(props: { order: FragmentType<typeof AcceptanceStateFragment> }) {
  const { tone, text } = stateOf(getFragment(AcceptanceStateFragment, props.order));
  return (
    <div role="status">
      <Notice tone={tone}>{text}</Notice>
    </div>
  );
}

/** By whom the work was accepted is said only where it is known. */
function acceptedBy(isBySystem: boolean | null): string {
  if (isBySystem === null) return "已验收通过";
  return isBySystem ? "系统自动验收" : "您已验收通过";
}

function stateOf(order: State): {
  tone: "info" | "warning" | "success";
  text: string;
} {
  if (order.acceptedAt) {
    const how = acceptedBy(order.isAcceptedBySystem);
    return { tone: "success", text: `${how}，验收时间 ${formatDateTime(order.acceptedAt)}` };
  }
  if (order.awaitsNewPhotos) {
    const reason = order.service?.rejectReason;
    return { tone: "warning", text: `${order.nextStep}${reason ? `。拒绝原因：${reason}` : ""}` };
  }
  if (order.status === "WAIT_ACCEPT" && order.acceptanceDueAt) {
    const due = formatDateTime(order.acceptanceDueAt);
    const delayed = order.isAcceptanceDelayed ? "验收时间已延长。" : "";
    return { tone: "info", text: `${delayed}请在 ${due} 前验收，逾期将自动验收` };
  }
  if (order.status === "WAIT_ACCEPT" || order.status === "WAIT_VERIF" || order.status === "CLOSE")
    return { tone: "warning", text: order.nextStep };
  return { tone: "warning", text: `订单还未完工，暂不能验收。${order.nextStep}` };
}
