import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useRef } from "react";
import { useLeaveGuard } from "~/lib/form/use-leave-guard";
import { toast } from "~/ui/feedback/toast";
import { focusField } from "~/ui/fields/focus-field";

/** A text of a row that was typed and not saved. */
interface UnsavedText {
  /** Id of the control. */
  id: string;
  /** Of the row in the file. */
  position: number;
  /** What the text is: 地址. */
  name: string;
}

type UnsavedTexts = Map<string, UnsavedText>;

const UnsavedTextsContext = createContext<UnsavedTexts | null>(null);

/**
 * Knows the unsaved texts of the rows inside `UnsavedRows`. The platform orders what is saved, so a text that only
 * stands in its field must be saved or taken back before. The browser asks before it closes the page with one (U42).
 */
export function useUnsavedTexts() {
  const texts = useRef<UnsavedTexts>(new Map());
  useLeaveGuard(() => texts.current.size > 0);
  /** Whether there is one: then a message names its row, and its field gets the focus. */
  const stops = (): boolean => {
    const [first] = [...texts.current.values()].sort((one, other) => one.position - other.position);
    if (!first) return false;
    toast.error(`第 ${first.position} 行的${first.name}还没有保存`);
    focusField(first.id);
    return true;
  };
  return {
    /** For the `value` of `UnsavedRows`. */
    texts: texts.current,
    stops,
    /** For `onClickCapture` of the part around the rows: its links are not followed while there is one. */
    stopsLink(event: MouseEvent<HTMLElement>): void {
      const { target, currentTarget } = event;
      // A link in a dialog above the part reaches it through React alone.
      if (!(target instanceof Element) || !currentTarget.contains(target) || !target.closest("a")) return;
      // The rows stay when the link opens in a tab of its own.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (!stops()) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The part of a page whose rows report their unsaved texts. */
export function UnsavedRows({ value, children }: { value: UnsavedTexts; children: ReactNode }) {
  return <UnsavedTextsContext.Provider value={value}>{children}</UnsavedTextsContext.Provider>;
}

/** Reports the text of a control as long as it is not saved. */
export function useUnsavedText(isUnsaved: boolean, { id, position, name }: UnsavedText): void {
  const texts = useContext(UnsavedTextsContext);
  useEffect(() => {
    if (!isUnsaved || !texts) return;
    texts.set(id, { id, position, name });
    return () => void texts.delete(id);
  }, [texts, isUnsaved, id, position, name]);
}
