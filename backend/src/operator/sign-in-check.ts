import { metresBetween } from "../../../schema/rules/distance";
import type { Point } from "../providers/geocoder/geocoder";
import { HOUR } from "../shared/clock";

/** How far from the address, in metres, a master may sign in: map services place an address within a housing estate. */
const NEAR_M = 3_000;
/** How long before and after the appointment. */
const EARLY_MS = HOUR;
const LATE_MS = 2 * HOUR;

/**
 * Whether a sign-in is where and when it should be (DETAIL-21). Neither keeps the master from working: it is noted, and
 * the customer sees it. Where the address or the appointment is unknown nothing is held against the master.
 */
export function checkSignIn(
  at: { point: Point; now: number },
  expected: { address: Point | null; appointmentTime: number | null },
): { distance: number | null; isAreaNormal: boolean; isTimeNormal: boolean } {
  const distance = expected.address && metresBetween(at.point, expected.address);
  const due = expected.appointmentTime;
  return {
    distance,
    isAreaNormal: distance === null || distance <= NEAR_M,
    isTimeNormal: due === null || (at.now >= due - EARLY_MS && at.now <= due + LATE_MS),
  };
}
