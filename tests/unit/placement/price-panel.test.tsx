import { expect, test } from "vitest";
import { LoginPromptProvider } from "../../../app/features/placement/page/login-prompt";
import { PricePanel } from "../../../app/features/placement/price/price-panel";
import type { Quote, QuoteState } from "../../../app/features/placement/price/use-price-quote";
import { renderOnePage } from "../../support/servers/one-page-app";

/** The price of a job by its volume; stairs are a line of their own. */
const quote = (volumeFee: number, stairsFee?: number): Quote => {
  const lines = [
    { name: "基础安装费", fee: 8_000 },
    { name: "体积费", fee: volumeFee },
    ...(stairsFee === undefined ? [] : [{ name: "搬楼费", fee: stairsFee }]),
  ];
  const totalFee = lines.reduce((sum, { fee }) => sum + fee, 0);
  return { lines, workerFee: totalFee, totalFee };
};

async function htmlOf(state: QuoteState, hasStairs = false): Promise<string> {
  const panel = (
    <LoginPromptProvider isSignedIn>
      <PricePanel state={state} hasStairs={hasStairs} onRetry={() => {}} />
    </LoginPromptProvider>
  );
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  return (await renderOnePage({ default: () => panel }, { context })).text();
}

/** The lines as they are read, and whether each is marked. */
async function linesOf(state: QuoteState): Promise<[string, boolean][]> {
  const html = await htmlOf(state);
  return [...html.matchAll(/<div([^>]*)><dt>(.*?)<\/dd>/gs)].map(([, attributes, words]) => [
    `${words}`
      .replace(/<span aria-hidden.*?<\/span>|<!-- -->/g, "")
      .replace(/(<[^>]+>)+/g, " ")
      .trim(),
    `${attributes}`.includes("data-changed"),
  ]);
}

test("[U19] [ENT-04] a line that the last change altered or made is marked, and says by how much in words", async () => {
  expect(await linesOf({ status: "ready", quote: quote(4_500, 2_000), previous: quote(3_000) })).toEqual([
    ["基础安装费 ¥80.00", false],
    ["体积费 加 ¥15.00 ¥45.00", true],
    ["搬楼费 加 ¥20.00 ¥20.00", true],
    ["合计 加 ¥35.00 ¥145.00", true],
  ]);
});

test("[U19] a removed line is marked in the total alone, and the first price marks nothing", async () => {
  const marked = async (state: QuoteState) => (await linesOf(state)).filter(([, isMarked]) => isMarked);
  expect(await marked({ status: "ready", quote: quote(3_000), previous: quote(3_000, 2_000) })).toEqual([
    ["合计 减 ¥20.00 ¥110.00", true],
  ]);
  expect(await marked({ status: "ready", quote: quote(3_000), previous: null })).toEqual([]);
});

test("a house without a lift: the price says that the stairs are not in it, unless a line is about them", async () => {
  const said = async (stairsFee?: number) =>
    (await htmlOf({ status: "ready", quote: quote(3_000, stairsFee), previous: null }, true)).includes(
      "报价不含爬楼费",
    );
  expect(await said()).toBe(true);
  expect(await said(2_000)).toBe(false);
  expect(await htmlOf({ status: "ready", quote: quote(3_000), previous: null })).not.toContain("爬楼费");
});

test.each([
  ["PLACE-48", /超过3立方米.*每增加1立方米加收/],
  ["PLACE-49", /不足1立方米的，按1立方米计算/],
  ["PLACE-50", /高度超过3米.*加收/],
  ["PLACE-51", /基础费为各商品的基础费×数量之和/],
  ["CONST-45", /超过3立方米/],
  ["CONST-45", /不足1立方米的/],
  ["CONST-45", /高度超过3米/],
])("[%s] below the price stands the note %s", async (_id, words) => {
  const html = await htmlOf({ status: "ready", quote: quote(3_000), previous: null });
  const notes = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, note]) => note);
  expect(notes).toContainEqual(expect.stringMatching(words));
});
