/** The most of the carrier's newest steps in the drawn route. */
const SHOWN_STEPS = 3;

/** One place on the route of an order's goods, in their order. */
export interface RouteStop {
  readonly kind: "step" | "depot" | "customer";
  /** Its name, or the time of the carrier's step. */
  readonly name: string;
  /** The address, or the carrier's text. */
  readonly text: string | null;
  /** What happened there; null before. */
  readonly note: string | null;
  /** Whether the goods have been there. */
  readonly isReached: boolean;
  /** Whether the goods are on the way from here to the next place. */
  readonly isLeft: boolean;
}

export interface RouteFacts {
  /** Steps of the carrier, newest first. */
  readonly steps: readonly { readonly time: string; readonly text: string }[];
  /** The place where a master picks up the goods; null when they are delivered to the customer. */
  readonly pickupAddress: string | null;
  readonly address: string;
  readonly isArrival: boolean;
  readonly isPickedUp: boolean;
  readonly isSignedIn: boolean;
  /** Distance of the master's sign-in from the address, as text; null when unknown. */
  readonly signInDistance: string | null;
}

/** A carrier's time without year and seconds: `11-22 10:00`; unchanged when it has another format. */
const shortTime = (time: string): string =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time) ? time.slice(5, 16) : time;

/**
 * The route of an order's goods: the carrier's newest steps, the depot, the customer (DETAIL-08, DETAIL-14).
 */
export function routeOf(facts: RouteFacts): RouteStop[] {
  const { pickupAddress, address, isArrival, isPickedUp, isSignedIn } = facts;
  const hasDepot = pickupAddress !== null;
  const arrival = isArrival ? "已到货" : "未到货";
  const steps = facts.steps.slice(0, SHOWN_STEPS).reverse();
  const isAtDepot = isArrival || isPickedUp || isSignedIn;
  const isAtCustomer = isSignedIn || (!hasDepot && isArrival);
  const stops: RouteStop[] = steps.map(({ time, text }, index) => ({
    kind: "step",
    name: shortTime(time),
    text,
    note: null,
    isReached: true,
    isLeft: index === steps.length - 1 && !isAtDepot,
  }));
  if (hasDepot) {
    stops.push({
      kind: "depot",
      name: "提货点",
      text: pickupAddress,
      note: isPickedUp ? "师傅已提货" : arrival,
      isReached: isAtDepot,
      isLeft: isPickedUp && !isSignedIn,
    });
  }
  const signedIn =
    facts.signInDistance === null ? "师傅已签到" : `师傅已签到，距地址 ${facts.signInDistance}`;
  stops.push({
    kind: "customer",
    name: "客户地址",
    text: address,
    note: isSignedIn ? signedIn : hasDepot ? null : arrival,
    isReached: isAtCustomer,
    isLeft: false,
  });
  return stops;
}
