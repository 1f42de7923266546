import { yuanToFen } from "../../../schema/rules/money";
import { invalidInput } from "./errors";

/** An amount of a caller in 分. @throws BusinessError INVALID_INPUT for more than two decimals */
export function toFen(yuan: number): number {
  try {
    return yuanToFen(yuan);
  } catch {
    throw invalidInput("金额最多两位小数");
  }
}

/** The same for an amount that may be left out. */
export const fenIfGiven = (yuan: number | null | undefined): number | null =>
  yuan == null ? null : toFen(yuan);
