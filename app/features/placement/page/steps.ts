import type { Step } from "~/ui/navigation/stepper";

/** Steps of an order, in order (PLACE-01). */
const PLACEMENT_STEPS = ["填写服务与商品", "物流与联系信息", "支付订单", "下单成功"] as const;

/** Steps of an immediate order, whose form is one page (PLACE-04). */
const SPEED_STEPS = ["填写即时订单", "支付订单", "下单成功"] as const;

/** Data of a placement page for its layout. */
export interface PlacementHandle {
  step: (typeof PLACEMENT_STEPS)[number] | (typeof SPEED_STEPS)[number];
}

interface PlacementMatch {
  handle: unknown;
  /** Data of the route's loader. */
  data: unknown;
}

/**
 * The steps for a page and the present one, from its deepest matched route: those of an immediate order where the page
 * is its form, or the loader answers `isSpeedOrder: true`. When the loader answers `isOrderPaid: true`, all are done.
 */
export function stepsOf(matches: readonly PlacementMatch[]): Step[] {
  const match = matches.findLast(({ handle }) => isPlacementHandle(handle));
  const { step } = isPlacementHandle(match?.handle) ? match.handle : { step: PLACEMENT_STEPS[0] };
  const isSpeed = step === SPEED_STEPS[0] || saysYes(match?.data, "isSpeedOrder");
  const names: readonly string[] = isSpeed ? SPEED_STEPS : PLACEMENT_STEPS;
  const current = saysYes(match?.data, "isOrderPaid") ? names.length : names.indexOf(step);
  return names.map((name, index) => ({
    name,
    state: index < current ? "done" : index === current ? "current" : "next",
  }));
}

const saysYes = (data: unknown, name: "isOrderPaid" | "isSpeedOrder"): boolean =>
  Reflect.get(Object(data), name) === true;

function isPlacementHandle(handle: unknown): handle is PlacementHandle {
  return typeof handle === "object" && handle !== null && "step" in handle && typeof handle.step === "string";
}
