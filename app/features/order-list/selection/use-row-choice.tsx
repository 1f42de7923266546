import { type ReactNode, useCallback, useRef } from "react";
import { ChoiceBox } from "~/ui/fields/choice-box";
import type { Selection } from "./use-selection";

/** What chooses one row. The same function in every render: a press renders its own row again, none of the others. */
export function useRowChoice({ select }: Selection): (id: string, isChosen: boolean) => ReactNode {
  const latest = useRef(select);
  latest.current = select;
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
