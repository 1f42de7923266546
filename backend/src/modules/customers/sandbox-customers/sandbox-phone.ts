import type { BackendEnv } from "../../../env";

/**
 * Whether test keys can be created and used: only with the sandbox, which production does not have
 * (security.md S37).
 */
export const hasTestKeys = ({ SANDBOX }: Pick<BackendEnv, "SANDBOX">): boolean =>
  __SANDBOX__ && SANDBOX === "on";

/**
 * Text in place of a sandbox customer's phone (decision 082). It is no phone number, so it cannot sign in or
 * get an SMS. Like a phone it leads to one customer only (decision 063), so an account has one sandbox
 * customer.
 */
export const sandboxPhone = (ownerId: number): string => `test:${ownerId}`;
