import { z } from "zod";
import { extension } from "../extension";
import { defineCall } from "../rest-call";

const tag = "验证";

/** One sample of a drag: milliseconds since the drag began, and the offset in picture pixels. */
const tracePoint = z.object({
  t: z.number().int().min(0).max(600_000),
  x: z.number().min(-50).max(1000),
  y: z.number().min(-1000).max(1000),
});

/** The pictures of our own slider puzzle. Absent with Geetest, whose widget loads its own. */
export const sliderPuzzle = z.object({
  width: z.number().int(),
  height: z.number().int(),
  /** PNG data URI of the picture with the gap. */
  background: z.string(),
  /** PNG data URI of the piece, transparent around it. */
  piece: z.string(),
  pieceWidth: z.number().int(),
  pieceHeight: z.number().int(),
  /** Distance of the piece's top edge from the picture's top edge. Where the gap is horizontally stays on the server. */
  pieceTop: z.number().int(),
});

/** API-001: opens a challenge (AUTH-08). */
export const startCaptcha = defineCall({
  id: "API-001",
  method: "GET",
  path: "/common/platform/geetest_validate",
  tag,
  summary: "滑块验证：开始一次挑战",
  safe: false,
  query: z.object({ t: z.string().max(32).optional() }),
  data: z.object({
    gt: z.string().min(1),
    challenge: z.string().min(1),
    success: z.number().int().describe("1：验证服务可用；0：离线模式"),
    /** Which widget draws the challenge. */
    provider: extension(z.enum(["slider", "geetest"]), "geetest", "挑战由极验 v3 的控件展示"),
    puzzle: extension(sliderPuzzle.nullable(), null, "没有自有拼图"),
  }),
});

/** EXT-001: our own slider checks a drag and hands out the widget result that API-002 then takes. */
export const solveSlider = defineCall({
  id: "EXT-001",
  method: "POST",
  path: "/common/platform/slider_solve",
  tag,
  summary: "滑块验证：提交拖动结果，换取 validate 与 seccode",
  body: z.object({
    challenge: z.string().min(1).max(128),
    x: z.number().min(0).max(1000).describe("滑块左边缘的最终位置，图片像素"),
    trace: z.array(tracePoint).max(2000),
    /** How the piece was moved: keyboard users move it in steps (ux.md U43). */
    input: z.enum(["pointer", "keyboard"]),
  }),
  data: z.object({ validate: z.string(), seccode: z.string() }),
  absent: { without: "验证码由极验的组件完成" },
});

/** API-002: second-step validation; must answer 0 before an SMS is sent (AUTH-09). */
export const validateCaptcha = defineCall({
  id: "API-002",
  method: "POST",
  path: "/common/platform/geetest_second_validate",
  tag,
  summary: "滑块验证：二次校验，通过后才可发送短信",
  query: z.object({
    t: z.string().max(32).optional(),
    challenge: z.string().min(1).max(128),
    validate: z.string().min(1).max(256),
    seccode: z.string().min(1).max(256),
  }),
  data: extension(
    z.object({
      /** Single-use permission for one `val_code`, sent back in the header `X-Captcha-Grant` (decision 005). */
      grant: z.string(),
    }),
    { grant: "" },
    "二次校验通过后直接发送短信，不带凭证",
  ),
});
