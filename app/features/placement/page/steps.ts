import type { Step } from "~/ui/navigation/stepper";

/** Steps of an order, in order (PLACE-01). */
const PLACEMENT_STEPS = ["填写服务与商品", "物流与联系信息", "支付订单", "下单成功"] as const;

/** Steps of an immediate order, whose form is one page (PLACE-04). */
export const SPEED_STEPS = ["填写即时订单", "支付订单", "下单成功"] as const;

/** Data of a placement page for its layout. */
export interface PlacementHandle {
  /** Index into `PLACEMENT_STEPS`. */
  step: number;
  /** The steps of its kind of order; `PLACEMENT_STEPS` by default. */
  steps?: readonly string[];
}

interface PlacementMatch {
  handle: unknown;
  /** Data of the route's loader. */
  data: unknown;
}

/**
 * The steps for a page and the index of the present one, from its deepest matched route. When the loader
 * answers `isOrderPaid: true`, all steps are done.
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
