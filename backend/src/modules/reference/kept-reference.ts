import { type Clock, MINUTE } from "../../shared/clock";
import type { Directory } from "../../shared/stores/stores";
import { bundle, type Reference } from "./bundle";
import { readRows, readVersion } from "./reference.repository";

/** Dependencies for reading the reference data. */
export interface ReferenceSource {
  readonly directory: Directory;
  readonly clock: Pick<Clock, "now">;
}

/** The most age of the data that a call may use (decision 065). */
const MOST_AGE_MS = MINUTE;

/** The data that this isolate has read, and the time at which they were last known to be current, ms. */
let kept: { readonly reference: Reference; readonly knownAt: number } | null = null;

/**
 * Areas, goods types, services and prices, at most a minute old. Once a minute an isolate asks the directory
 * for their version, and reads them again only when it has changed; all other calls read nothing.
 */
export function readReference(source: ReferenceSource): Promise<Reference> {
  const age = kept ? source.clock.now() - kept.knownAt : -1;
  // If the clock is behind the time of reading, it is another clock.
  return kept && age >= 0 && age < MOST_AGE_MS
    ? Promise.resolve(kept.reference)
    : readCurrentReference(source);
}

/** The present data, for code that is about to refuse something because of them. */
export async function readCurrentReference({ directory, clock }: ReferenceSource): Promise<Reference> {
  // Taken before the read, because later changes may be missing in it.
  const knownAt = clock.now();
  const known = kept?.reference;
  const isCurrent = known !== undefined && (await readVersion(directory)) === known.version;
  const reference = isCurrent ? known : bundle(await readRows(directory));
  kept = { reference, knownAt };
  return reference;
}

/** Makes the next call read them again, after code in this isolate has changed them. */
export function forgetReference(): void {
  kept = null;
}
