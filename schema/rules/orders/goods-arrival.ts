/** States of a carrier that end the way of the goods (ENUM-17): signed for, or sent back. */
const ENDED: readonly string[] = ["已签收", "已退签", "已拒签", "退回中"];

/**
 * What is shown of a carrier's state beside what is known of the arrival of the goods. A carrier that is behind does not
 * say 运输中 of goods that were confirmed to be there, and one that is ahead asks for the confirmation (ACT-05).
 *
 * @param stateName in the carrier's words; null when it says nothing
 * @param hasArrived null when unknown: then nothing is asked for
 */
export function shownTrackState(
  stateName: string | null,
  hasArrived: boolean | null,
): { name: string | null; hasArrived: boolean; note: string | null } {
  if (hasArrived && (stateName === null || !ENDED.includes(stateName))) {
    const note = stateName === null ? null : `物流公司尚未更新签收，最近一次为“${stateName}”`;
    return { name: "已到货", hasArrived: true, note };
  }
  if (hasArrived === false && stateName === "已签收") {
    return { name: stateName, hasArrived: false, note: "物流已签收，请确认到货，师傅才能上门" };
  }
  return { name: stateName, hasArrived: false, note: null };
}
