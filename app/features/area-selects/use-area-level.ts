import { useRef, useState } from "react";
import { fetchAreaChildren } from "./area-children";
import type { AreaOption } from "./area-selection";

interface Level {
  /** The area above these options. */
  parentCode: string;
  options: readonly AreaOption[];
  state: "ready" | "loading" | "failed";
}

/** The options of one level, which change with the level above. Only the latest choice counts. */
export function useAreaLevel(initial: { parentCode: string; options: readonly AreaOption[] }) {
  const [level, setLevel] = useState<Level>({ ...initial, state: "ready" });
  const wanted = useRef(initial.parentCode);

  const show = async (parentCode: string) => {
    wanted.current = parentCode;
    if (parentCode === "") {
      setLevel({ parentCode, options: [], state: "ready" });
      return;
    }
    setLevel({ parentCode, options: [], state: "loading" });
    const next = await fetchAreaChildren(parentCode).then(
      (options): Level => ({ parentCode, options, state: "ready" }),
      (): Level => ({ parentCode, options: [], state: "failed" }),
    );
    if (wanted.current === parentCode) setLevel(next);
  };

  return { ...level, show };
}
