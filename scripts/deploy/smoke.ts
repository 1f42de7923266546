import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { siteConfig } from "../../app/lib/site-config";
import { ROOT } from "../lib/run";

/** Which release a Worker has to answer with before the others are asked. */
type Awaited = Readonly<Partial<Record<"site" | "backend", string>>>;

export interface SmokeTest {
  readonly origin: string;
  readonly release: Awaited;
  /** How many healthy answers of that release are wanted: a version with a small share answers now and then. */
  readonly times?: number;
  readonly tries: number;
  /** Sent with every request: names the version that shall answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a smoke test needs of the world. */
export interface World {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly pause: (ms: number) => Promise<void>;
}

/** Between two questions about the health, ms. */
const PAUSE_MS = 1000;
/** For an answer, ms. */
const PATIENCE_MS = 15_000;

const health = z.object({
  status: z.string(),
  release: z.object({ site: z.string(), backend: z.string().nullable() }).optional(),
});
const graphAnswer = z.object({ data: z.object({ areaChildren: z.array(z.unknown()) }) });

/** Hash of a query of our own pages that reads the database through both Workers: the cities of Zhejiang. */
function areasQuery(): string {
  const text = readFileSync(join(ROOT, "app/gql/persisted-documents.json"), "utf8");
  const found = Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text))).find(([, query]) =>
    query.startsWith("query AreaChildren("),
  );
  if (!found) throw new Error("no page asks for areas");
  return found[0];
}
const PROVINCE = "33";

/**
 * Asks the deployed site what a visitor would: its health, the home page with one of its files, the sign-in page and a
 * query of the graph.
 *
 * @throws Error that says which answer was wrong
 */
export async function smokeTest(test: SmokeTest, world: World): Promise<void> {
  await untilHealthy(test, world);
  const ask = (path: string, init: RequestInit = {}) =>
    world.fetch(`${test.origin}${path}`, {
      ...init,
      headers: { ...test.headers, ...init.headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const home = await page("/", ask);
  if (!home.includes(siteConfig.name)) throw new Error("/ does not name the site");
  const [file] = home.match(/\/assets\/[\w.-]+\.(?:js|css)/) ?? [];
  if (file) await okay(file, await ask(file));
  await page("/login", ask);
  const answer = await ask("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "x-graphql-csrf": "1", origin: test.origin },
    body: JSON.stringify({ documentId: areasQuery(), variables: { parentCode: PROVINCE } }),
  });
  await okay("/graphql", answer);
  const { success, data } = graphAnswer.safeParse(await answer.json());
  if (!success) throw new Error("/graphql answers with an error");
  if (data.data.areaChildren.length === 0)
    throw new Error("/graphql knows no areas: is the reference data loaded?");
}

/** Asks until the awaited release has answered often enough. An unhealthy answer of it ends the test. */
async function untilHealthy(test: SmokeTest, { fetch, pause }: World): Promise<void> {
  const { origin, release, times = 1, tries, headers } = test;
  let seen = 0;
  let last = "no answer";
  for (let i = 0; i < tries && seen < times; i++) {
    if (i > 0) await pause(PAUSE_MS);
    // A new domain has no certificate for some minutes.
    const response = await fetch(`${origin}/healthz`, {
      headers: { ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    const text = (await response?.text()) ?? "";
    const answer = health.safeParse(parsed(text));
    last = `${response?.status ?? "no answer"} ${text.slice(0, 300)}`;
    if (!answer.success || !isAwaited(release, answer.data.release)) continue;
    if (response?.status !== 200) throw new Error(`/healthz answers ${last}`);
    seen += 1;
  }
  if (seen < times) throw new Error(`/healthz never answered as ${Object.values(release)}; last: ${last}`);
}

const isAwaited = (awaited: Awaited, answered: z.output<typeof health>["release"]): boolean =>
  (["site", "backend"] as const).every(
    (kind) => awaited[kind] === undefined || awaited[kind] === answered?.[kind],
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function page(path: string, ask: (path: string) => Promise<Response>): Promise<string> {
  const response = await ask(path);
  await okay(path, response);
  const html = await response.text();
  if (!/<html/i.test(html)) throw new Error(`${path} is no page`);
  return html;
}

async function okay(path: string, response: Response): Promise<void> {
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
}
