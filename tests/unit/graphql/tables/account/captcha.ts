import type { Line } from "../../../../support/graph/graph-lines";

export const captchaLines: readonly Line[] = [
  {
    field: "Mutation.startSliderCaptcha",
    shows: "our own puzzle",
    answers: {
      "GET /common/platform/geetest_validate": {
        data: {
          gt: "gt 1",
          challenge: "challenge 2",
          success: 1,
          provider: "slider",
          puzzle: {
            width: 4,
            height: 5,
            background: "background 6",
            piece: "piece 7",
            pieceWidth: 8,
            pieceHeight: 9,
            pieceTop: 10,
          },
        },
      },
    },
    asked: [{ call: "GET /common/platform/geetest_validate", query: { t: "1795147200000" } }],
    value: {
      __typename: "SliderChallenge",
      challenge: "challenge 2",
      gt: "gt 1",
      isProviderOnline: true,
      provider: "SLIDER",
      puzzle: {
        background: "background 6",
        height: 5,
        piece: "piece 7",
        pieceHeight: 9,
        pieceTop: 10,
        pieceWidth: 8,
        width: 4,
      },
    },
  },
  {
    field: "Mutation.startSliderCaptcha",
    shows: "another provider that is offline, and no puzzle",
    answers: {
      "GET /common/platform/geetest_validate": {
        data: { gt: "gt 1", challenge: "challenge 2", success: 0, provider: "geetest", puzzle: null },
      },
    },
    asked: [{ call: "GET /common/platform/geetest_validate", query: { t: "1795147200000" } }],
    value: {
      __typename: "SliderChallenge",
      challenge: "challenge 2",
      gt: "gt 1",
      isProviderOnline: false,
      provider: "GEETEST",
      puzzle: null,
    },
  },
  {
    field: "Mutation.solveSliderCaptcha",
    shows: "by hand, the way in its order",
    args: {
      input: {
        challenge: "c1",
        x: 12.5,
        trace: [
          { t: 0, x: 1.5, y: 2.5 },
          { t: 40, x: 3.5, y: 4.5 },
        ],
        input: "POINTER",
      },
    },
    answers: {
      "POST /common/platform/slider_solve": { data: { validate: "validate 1", seccode: "seccode 2" } },
    },
    asked: [
      {
        call: "POST /common/platform/slider_solve",
        body: {
          challenge: "c1",
          input: "pointer",
          trace: [
            { t: 0, x: 1.5, y: 2.5 },
            { t: 40, x: 3.5, y: 4.5 },
          ],
          x: 12.5,
        },
      },
    ],
    value: { __typename: "SliderSolution", seccode: "seccode 2", validate: "validate 1" },
  },
  {
    field: "Mutation.solveSliderCaptcha",
    shows: "by keys",
    args: { input: { challenge: "c1", x: 12.5, trace: [], input: "KEYBOARD" } },
    answers: {
      "POST /common/platform/slider_solve": { data: { validate: "validate 1", seccode: "seccode 2" } },
    },
    asked: [
      {
        call: "POST /common/platform/slider_solve",
        body: { challenge: "c1", input: "keyboard", trace: [], x: 12.5 },
      },
    ],
    value: { __typename: "SliderSolution", seccode: "seccode 2", validate: "validate 1" },
  },
  {
    field: "Mutation.validateCaptcha",
    shows: "three values of three names",
    args: { input: { challenge: "c1", validate: "v1", seccode: "s1" } },
    answers: { "POST /common/platform/geetest_second_validate": { data: { grant: "grant 1" } } },
    asked: [
      {
        call: "POST /common/platform/geetest_second_validate",
        query: { t: "1795147200000", challenge: "c1", seccode: "s1", validate: "v1" },
      },
    ],
    value: { __typename: "CaptchaGrant", grant: "grant 1" },
  },
];
