import type { Step } from "~/ui/navigation/stepper";

/** Steps of an order, in order (PLACE-01). */
const PLACEMENT_STEPS = ["填写服务与商品", "物流与联系信息", "支付订单", "下单成功"] as const;

/** Steps of an immediate order: one page holds the form (PLACE-04). */
export const SPEED_STEPS = ["填写即时订单", "支付订单", "下单成功"] as const;

/** What a placement page says about itself to its layout. */
export interface PlacementHandle {
  /** Index into `PLACEMENT_STEPS`. */
  step: number;
  /** The steps that it is one of; `PLACEMENT_STEPS` when left out. */
  steps?: readonly string[];
}

interface PlacementMatch {
  handle: unknown;
  /** What the route's loader answered. */
  data: unknown;
}

/**
 * The steps that a page is one of, and where it stands among them: what its deepest matched route says of itself. A
 * page whose loader answers `isOrderPaid: true` has all steps behind it.
 */
export function stepsOf(matches: readonly PlacementMatch[]): Step[] {
  const match = matches.findLast(({ handle }) => isPlacementHandle(handle));
  const handle: PlacementHandle = isPlacementHandle(match?.handle) ? match.handle : { step: 0 };
  const names = handle.steps ?? PLACEMENT_STEPS;
  const current = isOrderPaid(match?.data) ? names.length : handle.step;
  return names.map((name, index) => ({
    name,
    state: index < current ? "done" : index === current ? "current" : "next",
  }));
}

function isOrderPaid(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isOrderPaid" in data && data.isOrderPaid === true;
}

function isPlacementHandle(handle: unknown): handle is PlacementHandle {
  return typeof handle === "object" && handle !== null && "step" in handle && typeof handle.step === "number";
}
