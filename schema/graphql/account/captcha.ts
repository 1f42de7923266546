import type { z } from "zod";
import type { sliderPuzzle, solveSlider, startCaptcha, validateCaptcha } from "../../rest/account/captcha";
import type { CallData } from "../../rest/rest-call";
import { builder } from "../builder";

const CaptchaProvider = builder.enumType("CaptchaProvider", {
  description: "Which widget draws the challenge.",
  values: {
    SLIDER: { value: "slider", description: "Our own slider puzzle." },
    GEETEST: { value: "geetest", description: "Geetest v3, whose widget loads its own pictures." },
  } as const,
});

const CaptchaInput = builder.enumType("CaptchaInput", {
  description: "How the piece was moved.",
  values: {
    POINTER: { value: "pointer", description: "Dragged with a mouse or a finger." },
    KEYBOARD: { value: "keyboard", description: "Moved in steps with the keyboard." },
  } as const,
});

const SliderPuzzle = builder.objectRef<z.output<typeof sliderPuzzle>>("SliderPuzzle").implement({
  description: "The pictures of our own slider puzzle. Where the gap is stays on the server.",
  fields: (t) => ({
    width: t.exposeInt("width", { description: "Width of the picture in pixels." }),
    height: t.exposeInt("height", { description: "Height of the picture in pixels." }),
    background: t.exposeString("background", { description: "Picture with the gap, a PNG data URI." }),
    piece: t.exposeString("piece", { description: "The piece, a PNG data URI, transparent around it." }),
    pieceWidth: t.exposeInt("pieceWidth", { description: "Width of the piece in pixels." }),
    pieceHeight: t.exposeInt("pieceHeight", { description: "Height of the piece in pixels." }),
    pieceTop: t.exposeInt("pieceTop", { description: "Distance of the piece from the top edge in pixels." }),
  }),
});

const SliderChallenge = builder.objectRef<CallData<typeof startCaptcha>>("SliderChallenge").implement({
  description: "An open captcha challenge; it lives two minutes.",
  fields: (t) => ({
    challenge: t.exposeString("challenge", { description: "Name of the challenge." }),
    gt: t.exposeString("gt", {
      description: "Account of the captcha provider, which the Geetest widget asks for.",
    }),
    provider: t.expose("provider", {
      type: CaptchaProvider,
      description: "Which widget draws the challenge.",
    }),
    isProviderOnline: t.boolean({
      description: "False when the provider is away, so that its widget must not ask it.",
      resolve: ({ success }) => success === 1,
    }),
    puzzle: t.expose("puzzle", {
      type: SliderPuzzle,
      nullable: true,
      description: "Pictures for SLIDER; null for GEETEST.",
    }),
  }),
});

const SliderSolution = builder.objectRef<CallData<typeof solveSlider>>("SliderSolution").implement({
  description: "What the widget hands to the second-step validation.",
  fields: (t) => ({
    validate: t.exposeString("validate", { description: "Proof that the challenge was solved." }),
    seccode: t.exposeString("seccode", { description: "Second half of the proof." }),
  }),
});

const CaptchaGrant = builder.objectRef<CallData<typeof validateCaptcha>>("CaptchaGrant").implement({
  description: "Single-use permission for one SMS code.",
  fields: (t) => ({ grant: t.exposeString("grant", { description: "To be sent as captchaGrant." }) }),
});

const TracePointInput = builder.inputType("TracePointInput", {
  description: "One sample of a drag.",
  fields: (t) => ({
    t: t.int({ description: "Time since the drag began, ms." }),
    x: t.float({ description: "Horizontal offset in picture pixels." }),
    y: t.float({ description: "Vertical offset in picture pixels." }),
  }),
});

const SolveSliderInput = builder.inputType("SolveSliderInput", {
  description: "A finished drag.",
  fields: (t) => ({
    challenge: t.string({ description: "Name of the challenge." }),
    x: t.float({ description: "Where the piece's left edge was left, in picture pixels." }),
    trace: t.field({ type: [TracePointInput], description: "Samples of the drag, at most 2000." }),
    input: t.field({ type: CaptchaInput, description: "How the piece was moved." }),
  }),
});

const ValidateCaptchaInput = builder.inputType("ValidateCaptchaInput", {
  description: "The widget's result.",
  fields: (t) => ({
    challenge: t.string({ description: "Name of the challenge." }),
    validate: t.string({ description: "Proof that the challenge was solved." }),
    seccode: t.string({ description: "Second half of the proof." }),
  }),
});

builder.mutationFields((t) => ({
  startSliderCaptcha: t.field({
    type: SliderChallenge,
    errors: { union: { name: "SliderChallengeResult", description: "The challenge, or why there is none." } },
    description: "Opens a captcha challenge. Public.",
    resolve: (_root, _args, { rest }) => rest.captcha.startCaptcha({ query: { t: `${Date.now()}` } }),
  }),
  solveSliderCaptcha: t.field({
    type: SliderSolution,
    errors: { union: { name: "SolveSliderResult", description: "The proof, or why the drag was refused." } },
    description: "Checks a drag of our own slider. Public.",
    args: { input: t.arg({ type: SolveSliderInput, description: "The drag." }) },
    resolve: (_root, { input }, { rest }) => rest.captcha.solveSlider({ body: input }),
  }),
  validateCaptcha: t.field({
    type: CaptchaGrant,
    errors: { union: { description: "The grant, or why there is none." } },
    description: "Second-step validation; its grant allows one sendSmsCode. Public.",
    args: { input: t.arg({ type: ValidateCaptchaInput, description: "The widget's result." }) },
    resolve: (_root, { input }, { rest }) =>
      rest.captcha.validateCaptcha({ query: { t: `${Date.now()}`, ...input } }),
  }),
}));
