/** Floor and lift as text for a detail. `floors` is null when unknown. */
export const liftWords = ({ hasLift, floors }: { hasLift: boolean; floors?: number | null }): string =>
  hasLift ? "有电梯" : floors == null ? "无电梯" : `无电梯，${floors} 楼`;
