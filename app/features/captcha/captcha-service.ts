import { graphql } from "~/gql";
import type { StartSliderCaptchaMutation } from "~/gql/graphql";
import { ask } from "~/lib/graphql/ask";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { refusalOf } from "~/lib/graphql/refusal";
import { Code } from "../../../schema/rules/codes";
import type { TracePoint } from "./drag-trace";

const StartSliderCaptchaDocument = graphql(`
  mutation StartSliderCaptcha {
    answer: startSliderCaptcha {
      __typename
      ... on SliderChallenge {
        challenge
        gt
        provider
        isProviderOnline
        puzzle { width height background piece pieceWidth pieceHeight pieceTop }
      }
      ...Refusal
    }
  }
`);

const SolveSliderCaptchaDocument = graphql(`
  mutation SolveSliderCaptcha($input: SolveSliderInput!) {
    answer: solveSliderCaptcha(input: $input) {
      __typename
      ... on SliderSolution { validate seccode }
      ...Refusal
    }
  }
`);

const ValidateCaptchaDocument = graphql(`
  mutation ValidateCaptcha($input: ValidateCaptchaInput!) {
    answer: validateCaptcha(input: $input) {
      __typename
      ... on CaptchaGrant { grant }
      ...Refusal
    }
  }
`);

/** An opened challenge, with the pictures of our own slider or none for Geetest. */
export type Challenge = Extract<StartSliderCaptchaMutation["answer"], { __typename: "SliderChallenge" }>;
export type Puzzle = NonNullable<Challenge["puzzle"]>;

/** What a widget hands over after it was solved (AUTH-08). */
export interface WidgetResult {
  challenge: string;
  validate: string;
  seccode: string;
}

/** Why a try did not succeed, in words for the person; `sameChallenge` when the same puzzle may be tried again. */
export interface CaptchaFailure {
  ok: false;
  message: string;
  sameChallenge: boolean;
}

type Outcome<T> = ({ ok: true } & T) | CaptchaFailure;

/** Opens a challenge (AUTH-08). Never throws. */
export function startChallenge(): Promise<Outcome<{ challenge: Challenge }>> {
  return settle(async () => {
    const { answer } = await ask(StartSliderCaptchaDocument, {});
    return answer.__typename === "SliderChallenge" ? { ok: true, challenge: answer } : failure(answer);
  });
}

/** Hands a finished drag in and, when it fits, goes on to the second-step validation (AUTH-09). Never throws. */
export function submitDrag(drag: {
  challenge: string;
  x: number;
  trace: TracePoint[];
  input: "POINTER" | "KEYBOARD";
}): Promise<Outcome<{ grant: string }>> {
  return settle(async () => {
    const { answer } = await ask(SolveSliderCaptchaDocument, {
      input: drag,
    });
    if (answer.__typename !== "SliderSolution") return failure(answer);
    return validateWidgetResult({
      challenge: drag.challenge,
      validate: answer.validate,
      seccode: answer.seccode,
    });
  });
}

/** Second-step validation of a widget's result (AUTH-09). Its grant allows one SMS. Never throws. */
export function validateWidgetResult(result: WidgetResult): Promise<Outcome<{ grant: string }>> {
  return settle(async () => {
    const { answer } = await ask(ValidateCaptchaDocument, { input: result });
    return answer.__typename === "CaptchaGrant" ? { ok: true, grant: answer.grant } : failure(answer);
  });
}

function failure(answer: Parameters<typeof refusalOf>[0]): CaptchaFailure {
  const error = refusalOf(answer);
  return { ok: false, message: error.message, sameChallenge: error.code === Code.CAPTCHA_WRONG };
}

async function settle<T>(run: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await run();
  } catch {
    return { ok: false, message: NETWORK_FAILURE_TEXT, sameChallenge: false };
  }
}
