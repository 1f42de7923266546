import type { BackendEnv } from "../../../env";

/** Whether keys for a sandbox are made and taken: where a sandbox runs, which production has not (security.md S37). */
export const hasTestKeys = ({ SANDBOX }: Pick<BackendEnv, "SANDBOX">): boolean =>
  __SANDBOX__ && SANDBOX === "on";

/**
 * What stands in the place of the phone of a sandbox customer (decision 082). It is no phone, so that no one signs in with
 * it and no SMS goes there; as a phone it leads to one customer alone (decision 063), so that an account has one.
 */
export const sandboxPhone = (ownerId: number): string => `test:${ownerId}`;
