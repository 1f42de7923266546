/** Response codes after which the payment page does something else than show the message. */
const PASSWORD_WRONG = 4301;
const PASSWORD_LOCKED = 4302;
const PASSWORD_NOT_SET = 4303;
const INSUFFICIENT_BALANCE = 4304;
const PASSWORD_OUTDATED = 4309;
const PASSWORD_REQUIRED = 4310;
export const UNREACHABLE = 5003;

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
    case PASSWORD_WRONG:
      return { kind: "password", message: WRONG_PASSWORD };
    case PASSWORD_LOCKED:
      return { kind: "password", message };
    case PASSWORD_REQUIRED:
      return { kind: "ask-password" };
    case PASSWORD_NOT_SET:
      return { kind: "set-password", message: null };
    case PASSWORD_OUTDATED:
      return { kind: "set-password", message };
    case INSUFFICIENT_BALANCE:
      return { kind: "insufficient" };
    case UNREACHABLE:
      return { kind: "again", message };
    default:
      return { kind: "message", message };
  }
}
