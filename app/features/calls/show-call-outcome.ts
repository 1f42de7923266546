import { toast } from "~/ui/feedback/toast";
import type { CallState } from "./call-state";

/** Shows how a call ended, if there is a text (CALL-09). */
export function showCallOutcome({ outcome }: CallState): void {
  if (outcome) toast[outcome.isProblem ? "error" : "info"](outcome.text);
}
