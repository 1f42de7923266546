import { Await, Scripts, useLoaderData } from "@remix-run/react";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { describe, expect, test } from "vitest";
import { useNonces } from "../../../app/lib/nonce";
import { captureLines } from "../../support/servers/log-lines";
import { createOnePage } from "../../support/servers/one-page-app";

const NONCE = "bm9uY2U=";
const BROWSER = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0";

type Loader = () => object;

/** The document of a page as it arrives, piece by piece; Scripts hand the data over. */
async function visit(Content: ComponentType, loader: Loader = () => ({}), userAgent = BROWSER) {
  const Document = ({ children }: { children: ReactNode }) => (
    <html lang="zh-CN">
      <body>
        {children}
        <Scripts nonce={useNonces().script} />
      </body>
    </html>
  );
  const page = createOnePage({
    default: () => (
      <Document>
        <Content />
      </Document>
    ),
    ErrorBoundary: () => <Document>页面暂时打不开</Document>,
    loader,
  });
  const context = { cspNonce: NONCE, cspStyleNonce: "s", requestId: "request-7" };
  const response = await page({ headers: { "user-agent": userAgent }, context });
  return { response, reader: response.body?.pipeThrough(new TextDecoderStream()).getReader() };
}

async function readAll(visiting: ReturnType<typeof visit>): Promise<string> {
  const { reader } = await visiting;
  let html = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) html += part.value;
  return html;
}

/** What the scripts of a page hand to the browser's router, and how often they say that this was all. */
function handedOver(html: string) {
  let text = "";
  let ends = 0;
  const streamController = { enqueue: (part: string) => (text += part), close: () => (ends += 1) };
  for (const [, script = ""] of html.matchAll(
    /<script[^>]*>(window\.__remixContext\.streamController.*?)<\/script>/g,
  )) {
    new Function("window", script)({ __remixContext: { streamController } });
  }
  return { text, ends };
}

const Greeting = () => <p>{useLoaderData<{ greeting: string }>().greeting}</p>;
const greet: Loader = () => ({ greeting: "您好 <b>&</b>" });

/** A promise, and what keeps it. */
function createLate() {
  let keep: (text: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    keep = resolve;
  });
  return { late, keep };
}
const Late = () => (
  <Suspense fallback={<p>请稍候</p>}>
    <Await resolve={useLoaderData<{ part: { late: Promise<string> } }>().part.late}>
      {(text) => <p>{text}</p>}
    </Await>
  </Suspense>
);

const Loaded = lazy(async () => ({ default: () => <p>按需加载</p> }));
const Broken = (): ReactNode => {
  throw new Error("no cell for this order");
};
const GreetingAndLoaded = () => (
  <Suspense fallback={<p>请稍候</p>}>
    <Greeting />
    <Loaded />
  </Suspense>
);
const GreetingAndBroken = () => (
  <>
    <Greeting />
    <Suspense fallback={<p>请稍候</p>}>
      <Broken />
    </Suspense>
  </>
);

describe("a page whose data is there", () => {
  test("arrives as a document", async () => {
    const visiting = visit(Greeting, greet);
    const value = await readAll(visiting);
    const { response } = await visiting;
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(value).toMatch(/^<!DOCTYPE html><html lang="zh-CN">/);
    expect(value).toContain("<p>您好 &lt;b&gt;&amp;&lt;/b&gt;</p>");
  });

  test("[S28] hands all of its data to the browser once, by scripts with the page's nonce", async () => {
    const html = await readAll(visit(Greeting, greet));
    const { text, ends } = handedOver(html);
    expect(JSON.parse(text)).toContain("您好 <b>&</b>");
    expect(ends).toBe(1);
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) expect(script).toContain(`nonce="${NONCE}"`);
  });

  test("is rendered to its end where a component is loaded on demand", async () => {
    const html = await readAll(visit(GreetingAndLoaded, greet));
    expect(html).toContain("按需加载");
    expect(html).not.toContain("<!--$!-->");
    expect(handedOver(html)).toMatchObject({ text: expect.stringContaining("您好"), ends: 1 });
  });

  test("waits for such a component that has nothing to show meanwhile", async () => {
    expect(await readAll(visit(Loaded))).toContain("按需加载");
  });

  test("that cannot be rendered is reported with its request, and answers 500 with the page's own words", async () => {
    const lines = captureLines();
    const visiting = visit(Broken, greet);
    expect((await visiting).response.status).toBe(500);
    expect(await readAll(visiting)).toContain("页面暂时打不开");
    expect(lines.of("page")).not.toEqual([]);
    for (const line of lines.of("page")) {
      expect(line).toMatchObject({ requestId: "request-7", error: "Error: no cell for this order" });
    }
  });

  test("of which a part cannot be rendered keeps the rest, and the failure is reported with its request", async () => {
    const lines = captureLines();
    const html = await readAll(visit(GreetingAndBroken, greet));
    expect(html).toContain("您好");
    expect(html).toContain("请稍候");
    expect(lines.of("page")).toEqual([
      expect.objectContaining({ requestId: "request-7", error: "Error: no cell for this order" }),
    ]);
  });
});

describe("a page with data that comes later", () => {
  test("is sent before that data, which follows with what the browser needs of it", async () => {
    const { late, keep } = createLate();
    const { reader } = await visit(Late, () => ({ part: { late } }));
    const first = (await reader?.read())?.value ?? "";
    expect(first).toContain("请稍候");
    keep("晚到的部分");
    const rest = await readAll(Promise.resolve({ response: new Response(), reader }));
    expect(rest).toContain("<p>晚到的部分</p>");
    const { text, ends } = handedOver(first + rest);
    expect(text).toContain("晚到的部分");
    expect(ends).toBe(1);
  });

  test("is given to crawlers when all of it is there", async () => {
    const { late, keep } = createLate();
    const visiting = visit(Late, () => ({ part: { late } }), "Googlebot");
    keep("晚到的部分");
    const { reader } = await visiting;
    expect((await reader?.read())?.value).toContain("晚到的部分");
  });
});
