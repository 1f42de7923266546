import { toast } from "~/ui/toast";
import type { CallState } from "./call-state";

/** Says how a call ended, where there is something to say (CALL-09). */
export function sayFarewell({ farewell }: CallState): void {
  if (farewell) toast[farewell.isProblem ? "error" : "info"](farewell.text);
}
