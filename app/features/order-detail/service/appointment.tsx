import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Notice } from "~/ui/feedback/notice";
import { Fact, Facts } from "~/ui/lists/facts";

const AppointmentFragment = graphql(`
  fragment Appointment on Order {
    appointmentAt
    service { isAppointed appointFailReason }
  }
`);

/** The time of the visit, and that the last attempt to appoint one failed, with the reason if there is one (DETAIL-21). */
export function Appointment(props: { order: FragmentType<typeof AppointmentFragment> }) {
  const { appointmentAt, service } = getFragment(AppointmentFragment, props.order);
  const reason = service?.appointFailReason;
  return (
    <>
      {appointmentAt ? (
        <Facts>
          <Fact name="上门时间">{formatDateTime(appointmentAt)}</Fact>
        </Facts>
      ) : null}
      {service?.isAppointed === false ? (
        <Notice tone="warning">{reason ? `最近一次预约失败：${reason}` : "最近一次预约失败"}</Notice>
      ) : null}
    </>
  );
}
