import { useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { toast } from "~/ui/feedback/toast";

/** Why parts of the open page could not be loaded, as toasts in the platform's words (GEN-12). */
export const RefusedParts = () =>
  useMatches().map(({ id, data }) => <Refusal key={id} text={Object(data).refusal} />);

/** The same refusal of a later load is not shown again: parts that are missing are requested every few seconds. */
export function Refusal({ text }: { text: string | null | undefined }) {
  useEffect(() => {
    if (text) toast.error(text);
  }, [text]);
  return null;
}
