import { Code } from "../../../schema/rules/codes";

/** What the page does about a payment that was refused. */
export type PayReaction =
  /** The dialog stays and shows the words (PAY-12). */
  | { kind: "password"; message: string }
  /** A password is needed after all; there is nothing wrong to tell (decision 038). */
  | { kind: "ask-password" }
  /** A payment password has to be set first (PAY-10), and why, where there is one (C-13). */
  | { kind: "set-password"; message: string | null }
  /** The wallet needs money first (PAY-21). */
  | { kind: "insufficient" }
  /** It did not get through: what was typed stays, to be sent again (ux.md U37). */
  | { kind: "again"; message: string }
  /** The words are shown as they came (ERR-05). */
  | { kind: "message"; message: string };

/** Said for a wrong payment password (PAY-12) and for a wallet that holds too little (PAY-21). */
const WRONG_PASSWORD = "密码错误";
export const INSUFFICIENT = "您的余额不足";

/** How a refusal of the pay call is answered. */
export function payReactionTo({ code, message }: { code: number; message: string }): PayReaction {
  switch (code) {
    case Code.PAY_PASSWORD_WRONG:
      return { kind: "password", message: WRONG_PASSWORD };
    case Code.PAY_PASSWORD_LOCKED:
      return { kind: "password", message };
    case Code.PAY_PASSWORD_REQUIRED:
      return { kind: "ask-password" };
    case Code.PAY_PASSWORD_NOT_SET:
      return { kind: "set-password", message: null };
    case Code.PAY_PASSWORD_OUTDATED:
      return { kind: "set-password", message };
    case Code.INSUFFICIENT_BALANCE:
      return { kind: "insufficient" };
    case Code.UPSTREAM_UNAVAILABLE:
      return { kind: "again", message };
    default:
      return { kind: "message", message };
  }
}
