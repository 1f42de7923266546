import { useCallback } from "react";
import type { ChoiceOf } from "~/features/orders/order-table";
import { useLatest } from "~/lib/use-latest";
import { ChoiceBox } from "~/ui/fields/choice-box";
import type { Selection } from "./use-selection";

/**
 * The checkbox of one row. The function stays the same in every render, so that a press only renders its own
 * row.
 */
export function useRowChoice({ select }: Selection): ChoiceOf {
  const latest = useLatest(select);
  return useCallback(
    (id, isChosen, numberId) => (
      <ChoiceBox
        label="选择订单"
        describedBy={numberId}
        isSelected={isChosen}
        onChange={(isSelected, isRange) => latest.current(id, isSelected, isRange)}
      />
    ),
    [],
  );
}
