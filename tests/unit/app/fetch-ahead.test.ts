import { afterEach, expect, test, vi } from "vitest";
import { fetchAhead } from "../../../app/lib/fetch-ahead";

afterEach(() => void vi.unstubAllGlobals());

/** Fetches the files of a page ahead and answers which: `/assets/frame.js` is on the page already. */
async function filesFetchedAhead(connection: object | undefined, answer: () => Promise<Response>) {
  const links: { rel?: string; href?: string }[] = [];
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("document", {
    querySelector: (selector: string) => (selector.includes("/assets/frame.js") ? {} : null),
    createElement: () => ({}),
    head: { appendChild: (link: object) => links.push(link) },
  });
  await fetchAhead("/user/index", "1a2b");
  return links.map(({ rel, href }) => `${rel} ${href}`);
}

test("what comes next is fetched ahead, each file once and none that is there, unless the line is slow or dear", async () => {
  const routes = {
    "routes/user": { module: "/assets/user.js", imports: ["/assets/frame.js"], css: ["/assets/user.css"] },
    "routes/user.index": { module: "/assets/home.js", imports: ["/assets/user.js"] },
  };
  const answer = async () => Response.json(routes);
  const files = ["user.js", "user.css", "home.js"].map((name) => `prefetch /assets/${name}`);
  expect(await filesFetchedAhead(undefined, answer)).toEqual(files);
  expect(await filesFetchedAhead({ saveData: false, effectiveType: "3g" }, answer)).toEqual(files);
  for (const line of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
    expect(await filesFetchedAhead(line, answer)).toEqual([]);
  }
  // Another build has been deployed; the network is away.
  expect(await filesFetchedAhead(undefined, async () => new Response(null, { status: 204 }))).toEqual([]);
  expect(await filesFetchedAhead(undefined, () => Promise.reject(new TypeError("Failed to fetch")))).toEqual(
    [],
  );
});
