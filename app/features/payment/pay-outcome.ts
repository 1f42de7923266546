import { Code } from "../../../schema/rules/codes";

/** Reactions of the page to a refused payment. */
export type PayReaction =
  /** The dialog stays and shows the message (PAY-12). */
  | { kind: "password"; message: string }
  /** A password is needed after all; there is no error to show (decision 038). */
  | { kind: "ask-password" }
  /** A payment password has to be set first (PAY-10); with the reason if there is one (C-13). */
  | { kind: "set-password"; message: string | null }
  /** The wallet needs money first (PAY-21). */
  | { kind: "insufficient" }
  /** The request failed: the input stays and can be sent again (ux.md U37). */
  | { kind: "again"; message: string }
  /** The message is shown unchanged (ERR-05). */
  | { kind: "message"; message: string };

/** Messages for a wrong payment password (PAY-12) and for a wallet with too little money (PAY-21). */
const WRONG_PASSWORD = "密码错误";
export const INSUFFICIENT = "您的余额不足";

/** The reaction to a refusal of the pay call. */
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
