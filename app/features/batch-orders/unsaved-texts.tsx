import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
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
 * stands in its field must be saved or taken back before.
 */
export function useUnsavedTexts() {
  const texts = useRef<UnsavedTexts>(new Map());
  return {
    /** For the `value` of `UnsavedRows`. */
    texts: texts.current,
    /** Whether there is one: then a message names its row, and its field gets the focus. */
    stops(): boolean {
      const [first] = [...texts.current.values()].sort((one, other) => one.position - other.position);
      if (!first) return false;
      toast.error(`第 ${first.position} 行的${first.name}还没有保存`);
      focusField(first.id);
      return true;
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
