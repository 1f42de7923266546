import { type ComponentType, createContext, createElement, lazy, useEffect, useState } from "react";
import { loadMissingStyles } from "./missing-styles";

/** A blip of the network is over in a moment, ms. */
const SECOND_TRY_MS = 800;

/** A component whose code comes late. */
export interface Late<Props> {
  (props: Props): JSX.Element;
  /** Fetches the code on the way to it; a failure is told only when it is shown. */
  preload(): void;
}

/** Loads once more what has failed: for what stands in its place. */
export const Retry = createContext<() => void>(() => undefined);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A component whose code comes when it is shown first. Unlike `lazy` alone it keeps no failure: it is asked for twice,
 * then `Failed` stands in its place, and the next time it is shown it is asked for again.
 */
export function lateCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props>,
): Late<Props> {
  const fetchCode = () => loadMissingStyles().then(load);
  let current: ComponentType<Props>;
  const renew = () => {
    // Its type says what a ref would be, which TypeScript cannot tell of properties that it does not know yet.
    const content: unknown = lazy(async () => {
      try {
        return { default: await fetchCode().catch(() => pause(SECOND_TRY_MS).then(fetchCode)) };
      } catch {
        return { default: Failure };
      }
    });
    current = content as ComponentType<Props>;
  };
  renew();
  /** After a failure the next mount loads again: React would only repeat the failed promise. */
  function Failure(props: Props) {
    useEffect(renew, []);
    return createElement(Failed, props);
  }
  function LateCode(props: Props) {
    const [Content, setContent] = useState(() => current);
    return (
      <Retry.Provider value={() => setContent(() => current)}>{createElement(Content, props)}</Retry.Provider>
    );
  }
  LateCode.preload = () => void fetchCode().catch(() => undefined);
  return LateCode;
}
