import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../../app/ui/tokens.css", import.meta.url), "utf8");
const [lightPart = "", darkPart = ""] = css.split("prefers-color-scheme: dark");

function coloursOf(part: string): Map<string, string> {
  return new Map(
    [...part.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = "", hex = ""]) => [name, hex]),
  );
}

const light = coloursOf(lightPart);
const dark = new Map([...light, ...coloursOf(darkPart)]);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Map<string, string>, a: string, b: string): number {
  const [lighter = 0, darker = 0] = [a, b]
    .map((name) => luminance(theme.get(name) ?? ""))
    .sort((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

const TONES = ["accent", "success", "warning", "danger"];
const PAIRS = [
  ...["text", "text-secondary", "text-muted", "warm", ...TONES].flatMap((ink) => [
    [ink, "page"],
    [ink, "paper"],
  ]),
  ...["text", "text-secondary", "text-muted", "warm"].map((ink) => [ink, "sunken"]),
  ...[...TONES, "neutral"].flatMap((tone) => [
    [`${tone}-ink`, `${tone}-tint`],
    ["text", `${tone}-tint`],
  ]),
  ...["accent", "warm", "danger"].flatMap((tone) => [
    [`on-${tone}`, `${tone}-fill`],
    [`on-${tone}`, `${tone}-fill-hover`],
  ]),
];

describe("colour tokens", () => {
  it.each([
    ["light", light],
    ["dark", dark],
  ])("every text stands out at least 4.5:1 from its ground in the %s theme", (_name, theme) => {
    const weak = PAIRS.filter(([ink = "", ground = ""]) => !(contrast(theme, ink, ground) >= 4.5));
    expect(weak).toEqual([]);
  });

  it.each([
    ["light", light],
    ["dark", dark],
  ])("the edge of a control stands out at least 3:1 in the %s theme", (_name, theme) => {
    for (const ground of ["page", "paper"]) {
      expect(contrast(theme, "line-strong", ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
