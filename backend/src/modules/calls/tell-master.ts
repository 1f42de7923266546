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

/** Whether a system can ring for a master: the master's side, or a partner client. */
export async function canRingMasters({ env, directory, clock }: Dependencies): Promise<boolean> {
  return chooseMasterSide(env, clock) !== null || isEventWanted("call.ringing", { directory, clock });
}

/**
 * Rings for a master; whether any system is told. Partner clients are told when staff's list of ringing calls
 * is copied (EXT-573), so one subscribed client is enough. Never throws when the master's side is away.
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

/**
 * Tells the master's side about a call, with the documented field names (CALL-11, SOCK-05); whether it took
 * the event. Never throws.
 */
export async function tellMaster(
  businessType: CallEvent,
  call: CallRow,
  people: CallPeople,
  { env, clock }: Pick<Dependencies, "env" | "clock">,
): Promise<boolean> {
  const side = chooseMasterSide(env, clock);
  return side ? side.tell(people.worker.id, presentCall(call, people, businessType)) : false;
}
