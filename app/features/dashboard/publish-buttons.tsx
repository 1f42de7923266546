import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { LinkButton } from "~/ui/buttons/link-button";
import { Plus, Zap } from "~/ui/icons";

const PublishButtonsFragment = graphql(`
  fragment PublishButtons on Buttons {
    immediateOrder
    normalOrder
  }
`);

interface PublishButtonsProps {
  /** Null when it is unknown what the customer may do. */
  buttons: FragmentType<typeof PublishButtonsFragment> | null;
}

/** The ways into a new order that the platform lets this customer go (HOME-03, HOME-04). */
export function PublishButtons({ buttons }: PublishButtonsProps) {
  const allowed = getFragment(PublishButtonsFragment, buttons);
  if (!allowed) return <PartFailure what="下单入口" />;
  return (
    <>
      {allowed.immediateOrder ? (
        <LinkButton to="/placeorder/speedOrder" icon={<Zap size={16} />}>
          发布即时订单
        </LinkButton>
      ) : null}
      {allowed.normalOrder ? (
        <LinkButton to="/placeorder/stepone" variant="primary" icon={<Plus size={16} />}>
          发布普通订单
        </LinkButton>
      ) : null}
    </>
  );
}
