import type { CallEvent } from "../../../../schema/rules/calls/call";
import type { BackendEnv } from "../../env";
import { chooseMasterSide } from "../../providers/masters/master-side";
import type { Clock } from "../../shared/clock";
import type { Directory } from "../../shared/stores/stores";
import { isEventWanted } from "../partner-events";
import type { CallPeople } from "./call-people";
import { presentCall } from "./call-presenter";
import type { CallRow } from "./calls.repository";

interface Dependencies {
  readonly env: BackendEnv;
  readonly directory: Directory;
  readonly clock: Pick<Clock, "now">;
}

/** Whether there is a system in which a master could hear that it rings: the master's side, or a partner client. */
export async function canRingMasters({ env, directory, clock }: Dependencies): Promise<boolean> {
  return chooseMasterSide(env, clock) !== null || isEventWanted("call.ringing", { directory, clock });
}

/**
 * Rings a master; whether any system hears of it. Partner clients are told when staff's list of ringing calls is copied
 * (EXT-573), so that for them it is enough that one wants to hear. Never throws for a master's side that is away.
 */
export async function ringMaster(
  call: CallRow,
  people: CallPeople,
  dependencies: Dependencies,
): Promise<boolean> {
  const { directory, clock } = dependencies;
  const isTold = await tellMaster("videoCall", call, people, dependencies);
  return isTold || isEventWanted("call.ringing", { directory, clock });
}

/** Tells the master's side about a call in the documented words (CALL-11, SOCK-05); whether it heard. Never throws. */
export async function tellMaster(
  businessType: CallEvent,
  call: CallRow,
  people: CallPeople,
  { env, clock }: Pick<Dependencies, "env" | "clock">,
): Promise<boolean> {
  const side = chooseMasterSide(env, clock);
  return side ? side.tell(people.worker.id, presentCall(call, people, businessType)) : false;
}
