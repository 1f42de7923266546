import { useActionData } from "@remix-run/react";
import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { vi } from "vitest";
import type { AccountFormAnswer } from "../../../app/features/account/account-form";
import { rememberSentCode } from "../../../app/features/account/resend-countdown";
import type { GeetestInstance } from "../../../app/features/captcha/geetest-script";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

export const PHONE = "13812345678";

/** The puzzle, its solution, what that is worth, and the message. */
const CODE_ANSWERS = {
  StartSliderCaptcha: {
    answer: {
      __typename: "SliderChallenge",
      challenge: "challenge 1",
      gt: "",
      provider: "SLIDER",
      isProviderOnline: true,
      puzzle: {
        width: 320,
        height: 160,
        background: "data:,",
        piece: "data:,",
        pieceWidth: 48,
        pieceHeight: 48,
        pieceTop: 20,
      },
    },
  },
  SolveSliderCaptcha: {
    answer: { __typename: "SliderSolution", validate: "validate 1", seccode: "seccode 1" },
  },
  ValidateCaptcha: { answer: { __typename: "CaptchaGrant", grant: "grant 1" } },
  SendSmsCode: { answer: { __typename: "SmsCodeSent", resendAfterSeconds: 60 } },
};

interface Options {
  at: string;
  /** What the page's action answers; by default that all is well, and the form stays. */
  action?: () => Promise<AccountFormAnswer | null>;
  /** What is done in the server's HTML. */
  early?: (html: HTMLElement) => void;
}

/** The form of a page that signs in or registers, with all that it posts and asks. */
export function openAccountForm(
  Form: ComponentType<{ answer: AccountFormAnswer | undefined }>,
  { at, action = async () => null, early }: Options,
) {
  const network = graphNetwork(CODE_ANSWERS);
  const posted: Record<string, unknown>[] = [];
  const Page = () => <Form answer={useActionData<AccountFormAnswer>() ?? undefined} />;
  const page = render(<Page />, {
    at,
    early,
    action: async (request) => {
      posted.push(Object.fromEntries(await request.formData()));
      return action();
    },
  });
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
  return {
    ...page,
    network,
    posted,
    field,
    button,
    press: (name: string | RegExp) => page.user.click(button(name)),
    type: (name: string, text: string) => page.user.type(field(name), text),
    /** Solves the puzzle by keys, as it stands there. */
    async solve() {
      const slider = await screen.findByRole("slider");
      slider.focus();
      await page.user.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    },
  };
}

/** A challenge of Geetest, as the graph answers it. */
export const GEETEST_CHALLENGE = {
  ...{ __typename: "SliderChallenge", challenge: "9a7", gt: "c9c4" },
  ...{ provider: "GEETEST", isProviderOnline: true, puzzle: null },
};

/** Puts a widget of one button in the place of the one that Geetest's script brings. Answers with what opens it. */
export function stubGeetest() {
  const init = vi.fn((_options: object, onReady: (widget: GeetestInstance) => void) => {
    const button = Object.assign(document.createElement("button"), { textContent: "点击按钮进行验证" });
    onReady({
      appendTo: (place) => void place.appendChild(button),
      onSuccess: (listener) => button.addEventListener("click", listener),
      onError: () => undefined,
      getValidate: () => ({
        geetest_challenge: "9a7x",
        geetest_validate: "e8d4",
        geetest_seccode: "e8d4|jordan",
      }),
      destroy: () => button.remove(),
    });
  });
  vi.stubGlobal("initGeetest", init);
  return init;
}

/** A code that this tab was sent so many seconds ago. Another can be had a minute after it. */
export function codeWasSent(secondsAgo: number): void {
  const sentAt = Date.now() - secondsAgo * 1000;
  rememberSentCode({ phone: PHONE, sentAt, resendAt: sentAt + 60_000 });
}

/** An answer of the action that waits until it is let go. */
export function heldAnswer(answer: AccountFormAnswer) {
  const { promise, resolve } = Promise.withResolvers<AccountFormAnswer>();
  return { action: () => promise, letGo: () => resolve(answer) };
}
