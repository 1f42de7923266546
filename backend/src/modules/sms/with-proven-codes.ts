import { ConstraintViolation } from "../../shared/commit";
import { notLoggedIn } from "../../shared/errors";
import { CODE_IS_GOOD } from "./code-check";

/**
 * Proves codes and runs the change whose batch spends them (`spendCode`). When one of them is good no more by then, the
 * caller is told what is wrong with it now; when nothing is, the session has ended in the meantime.
 *
 * @throws BusinessError what `prove` throws, and 7001 when the session has ended
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
