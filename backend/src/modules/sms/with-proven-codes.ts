import { ConstraintViolation } from "../../shared/commit";
import { notLoggedIn } from "../../shared/errors";
import { CODE_IS_GOOD } from "./code-check";

/**
 * Checks codes, and runs the change whose batch uses them (`spendCode`). If the batch is refused because a
 * code is no longer valid, the codes are checked again for the right error; if they are valid, the session
 * has ended in the meantime.
 *
 * @throws BusinessError of `prove`, and 7001 when the session has ended
 */
export async function withProvenCodes<Proven>(
  prove: () => Promise<Proven>,
  change: (proven: Proven) => Promise<void>,
): Promise<void> {
  const proven = await prove();
  try {
    await change(proven);
  } catch (error) {
    if (!(error instanceof ConstraintViolation && error.mentions(CODE_IS_GOOD))) throw error;
    await prove();
    throw notLoggedIn();
  }
}
