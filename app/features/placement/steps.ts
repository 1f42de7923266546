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
 * The step of the deepest matched route that names one; the first step otherwise. A page whose loader answers
 * `isOrderPaid: true` has all steps behind it.
 */
export function currentStep(matches: readonly PlacementMatch[]): number {
  const match = matches.findLast(({ handle }) => isPlacementHandle(handle));
  if (!match || !isPlacementHandle(match.handle)) return 0;
  return isOrderPaid(match.data) ? PLACEMENT_STEPS.length : match.handle.step;
}

/** The steps that the page is one of. */
export function stepsOf(matches: readonly PlacementMatch[]): readonly string[] {
  const handle = matches.findLast((match) => isPlacementHandle(match.handle))?.handle;
  return (isPlacementHandle(handle) ? handle.steps : undefined) ?? PLACEMENT_STEPS;
}

function isOrderPaid(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isOrderPaid" in data && data.isOrderPaid === true;
}

function isPlacementHandle(handle: unknown): handle is PlacementHandle {
  return typeof handle === "object" && handle !== null && "step" in handle && typeof handle.step === "number";
}
