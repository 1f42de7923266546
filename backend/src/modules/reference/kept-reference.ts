import { type Clock, MINUTE } from "../../shared/clock";
import type { Directory } from "../../shared/stores/stores";
import { bundle, type Reference } from "./bundle";
import { readRows, readVersion } from "./reference.repository";

/** What the reference data are read with. */
export interface ReferenceSource {
  readonly directory: Directory;
  readonly clock: Pick<Clock, "now">;
}

/** How old the data of a call may be (decision 065). */
const MOST_AGE_MS = MINUTE;

/** What this isolate has read, and when it was last known to be current, ms. */
let kept: { readonly reference: Reference; readonly knownAt: number } | null = null;

/**
 * Areas, kinds of goods, services and prices, at most a minute old. Once a minute an isolate asks the directory for
 * their version, and reads them again only where it is another one; all other calls read nothing.
 */
export function readReference(source: ReferenceSource): Promise<Reference> {
  const age = kept ? source.clock.now() - kept.knownAt : -1;
  // A clock behind the one that read them is another clock.
  return kept && age >= 0 && age < MOST_AGE_MS
    ? Promise.resolve(kept.reference)
    : readCurrentReference(source);
}

/** The same as they stand now: for who is about to refuse something because of them. */
export async function readCurrentReference({ directory, clock }: ReferenceSource): Promise<Reference> {
  // Before the read: what changes while it goes on is not known to be in it.
  const knownAt = clock.now();
  const known = kept?.reference;
  const isCurrent = known !== undefined && (await readVersion(directory)) === known.version;
  const reference = isCurrent ? known : bundle(await readRows(directory));
  kept = { reference, knownAt };
  return reference;
}

/** The next call reads them: for code that has changed them in this isolate. */
export function forgetReference(): void {
  kept = null;
}
