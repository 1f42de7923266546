import { type ReactNode, useCallback } from "react";
import { useLatest } from "~/lib/use-latest";
import { ChoiceBox } from "~/ui/fields/choice-box";
import type { Selection } from "./use-selection";

/**
 * The checkbox of one row. The function stays the same in every render, so that a press only renders its own
 * row.
 */
export function useRowChoice({ select }: Selection): (id: string, isChosen: boolean) => ReactNode {
  const latest = useLatest(select);
  return useCallback(
    (id, isChosen) => (
      <ChoiceBox
        label="选择订单"
        isSelected={isChosen}
        onChange={(isSelected, isRange) => latest.current(id, isSelected, isRange)}
      />
    ),
    [],
  );
}
