import type { MapMark, MapWay } from "~/features/map/map-mark";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatKilometres, metresBetween } from "../../../../schema/rules/distance";

const OrderPlaceFactsFragment = graphql(`
  fragment OrderPlaceFacts on OrderPlaces {
    address { lng lat }
    pickup { lng lat }
    signIn { lng lat }
    pickupDistance
    isDrivingDistance
    route { lng lat }
  }
`);

/** Positions of an order's goods, of their destination, and of the master's sign-in. */
export const OrderPlacesDocument = graphql(`
  query OrderPlaces($id: ID!) {
    orderRecords(orderId: $id) {
      places { ...OrderPlaceFacts }
    }
  }
`);

type Places = FragmentType<typeof OrderPlaceFactsFragment>;

const PICKUP = "提货点";
const ADDRESS = "客户地址";
const SIGN_IN = "师傅签到";

/**
 * The route of the goods: along roads, or a straight line when these are unknown; undefined without both
 * ends.
 */
export function wayOf(places: Places): MapWay | undefined {
  const { address, pickup, route } = getFragment(OrderPlaceFactsFragment, places);
  if (route.length > 1) return { line: route, isByRoad: true };
  return address && pickup ? { line: [pickup, address], isByRoad: false } : undefined;
}

/** The known places as marks of the map. */
export function marksOf(places: Places): MapMark[] {
  const { address, pickup, signIn } = getFragment(OrderPlaceFactsFragment, places);
  const marks: MapMark[] = [];
  if (pickup) marks.push({ name: PICKUP, position: pickup, tone: "warning" });
  if (address) marks.push({ name: ADDRESS, position: address, tone: "accent" });
  if (signIn) marks.push({ name: SIGN_IN, position: signIn, tone: "success" });
  return marks;
}

/** Distance of the master's sign-in from the customer's address, km with two decimals; null when unknown. */
export function signInDistance(places: Places): string | null {
  const { address, signIn } = getFragment(OrderPlaceFactsFragment, places);
  return address && signIn ? formatKilometres(metresBetween(address, signIn)) : null;
}

/** Distance of the goods from the customer, km with two decimals (DETAIL-09). */
export function distanceInWords(places: Places): string {
  const { pickup } = getFragment(OrderPlaceFactsFragment, places);
  return knownDistance(places) ?? (pickup ? "暂无法计算" : "无提货地点");
}

/** The same distance with the way of measuring; null when it is unknown. */
export function knownDistance(places: Places): string | null {
  const { isDrivingDistance } = getFragment(OrderPlaceFactsFragment, places);
  const kilometres = pickupKilometres(places);
  return kilometres && `${kilometres}（${isDrivingDistance ? "驾车距离" : "直线距离"}）`;
}

/** The number only. */
export function pickupKilometres(places: Places): string | null {
  const { pickupDistance } = getFragment(OrderPlaceFactsFragment, places);
  return pickupDistance === null ? null : formatKilometres(pickupDistance * 1000);
}
