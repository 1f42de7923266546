import { toast } from "~/ui/feedback/toast";
import type { CallState } from "./call-state";

/** Says how a call ended, where there is something to say (CALL-09). */
export function showCallOutcome({ outcome }: CallState): void {
  if (outcome) toast[outcome.isProblem ? "error" : "info"](outcome.text);
}
