import type { CallEvent } from "../../../../schema/rules/calls/call";
import type { BackendEnv } from "../../env";
import { chooseMasterSide } from "../../providers/masters/master-side";
import type { Clock } from "../../shared/clock";
import type { CallPeople } from "./call-people";
import { presentCall } from "./call-presenter";
import type { CallRow } from "./calls.repository";

interface Dependencies {
  readonly env: BackendEnv;
  readonly clock: Pick<Clock, "now">;
}

/** Whether there is a system in which a master could hear that it rings. */
export const canRingMasters = ({ env, clock }: Dependencies): boolean =>
  chooseMasterSide(env, clock) !== null;

/** Tells the master's side about a call in the documented words (CALL-11, SOCK-05); whether it heard. Never throws. */
export async function tellMaster(
  businessType: CallEvent,
  call: CallRow,
  people: CallPeople,
  { env, clock }: Dependencies,
): Promise<boolean> {
  const side = chooseMasterSide(env, clock);
  return side ? side.tell(people.worker.id, presentCall(call, people, businessType)) : false;
}
