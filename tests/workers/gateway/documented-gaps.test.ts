import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { renderAnyPage } from "../../support/all-pages";
import { expectConsole } from "../../support/console-is-error";
import {
  createDocumentedBackend,
  type Face,
  furnishedWorld,
} from "../../support/documented-backend/documented-backend";
import { dispensable, withAt, withGaps } from "../../support/documented-backend/gaps";
import { FAILURES, initOf, PAGES, textOf } from "../../support/documented-backend/pages";
import { visit } from "./support";

/** In `npm run test:deep` every field is missing alone as well. */
const isDeep = Number(env.FUZZ_RUNS) > 0;
const TIMEOUT_MS = isDeep ? 600_000 : 20_000;

/** A page that is one article has nothing to show without its text. */
const EMPTY_PAGES: Readonly<Record<string, string>> = { "/user/about": "关于我们加载失败" };

/** Each field is missing in one of these, and each in another company. */
const FACES: Readonly<Record<string, Face>> = {
  "everything null, lists bare": withGaps({ gap: null }),
  "every second field absent, lists as records": withGaps({
    gap: undefined,
    isGap: (position) => position % 2 === 0,
    lists: "records",
  }),
  "the others absent, lists as documented": withGaps({
    gap: undefined,
    isGap: (position) => position % 2 === 1,
    lists: "documented",
  }),
};

// The deadlines of thousands of calls are more than an isolate may have.
beforeEach(() => {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => new AbortController().signal);
});

/** What a page says has failed, with its status when it is an error; nothing for a whole page. */
async function failuresOf(path: string, face: Face): Promise<string[]> {
  const backend = createDocumentedBackend(furnishedWorld(), face);
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => backend.fetch(new Request(input, init)));
  const options = { renderPage: renderAnyPage, env: { BACKEND_ORIGIN: "http://platform.test" } };
  const visitor = new AbortController();
  const response = await visit(backend, path, { ...initOf(path), signal: visitor.signal }, options);
  const failures = (await textOf(response)).match(FAILURES) ?? [];
  // Remix keeps the timer of a stream until its visitor leaves, and an isolate may have 10,000 timers.
  visitor.abort();
  return response.status === (path === "/404" ? 404 : 200)
    ? failures
    : [String(response.status), ...failures];
}

/** The documented calls that a page makes, by their ids. */
async function callsOf(path: string): Promise<string[]> {
  const ids = new Set<string>();
  await failuresOf(path, (id, data) => {
    ids.add(id);
    return data;
  });
  return [...ids].sort();
}

describe("over a backend that leaves out what it can", () => {
  test.each(PAGES)(
    "%s is a whole page",
    async (path) => {
      const faces = { ...FACES };
      for (const id of isDeep ? await callsOf(path) : [])
        for (const field of dispensable(id))
          for (const gap of [null, undefined])
            faces[`${id} ${field} ${JSON.stringify(gap)}`] = (call, data) =>
              call === id ? withAt(data, field.split("."), gap) : data;
      const failed: string[] = [];
      for (const [name, face] of Object.entries(faces))
        for (const failure of await failuresOf(path, face))
          if (failure !== EMPTY_PAGES[path]) failed.push(`${name}: ${failure}`);
      expect(failed).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

/** A page that is about one thing, or about the account itself, fails as a whole without it. */
const WHOLE = "502 内容加载失败";
const MISSING = "404";

/** What a page says without the answer to a call. It does without every other call. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/help?title=如何下单": { "API-008": MISSING },
  "/placeorder/Orderpayment?orderid=5": { "API-006": WHOLE, "API-007": WHOLE, "API-024": WHOLE },
  "/placeorder/Stepthree?orderid=5": { "API-024": WHOLE },
  "/user/index": { "API-007": "余额加载失败" },
  "/user/order/orderinfo?orderid=5": { "API-024": WHOLE },
  "/user/order/abnormal?orderid=5": { "API-024": WHOLE },
  "/user/order/acceptance?orderid=5": { "API-024": WHOLE },
  "/user/order/refund/modify?orderid=5": { "API-024": WHOLE },
  "/user/order/receipt?orderid=5": { "API-006": WHOLE, "API-024": WHOLE },
  "/user/order/worksheet?orderid=5": { "API-024": WHOLE },
  "/user/commodity/adding?id=5": { "API-079": WHOLE },
  "/user/commodity/detail?id=5": { "API-079": WHOLE },
  "/user/message/detail?id=5": { "API-083": MISSING },
  "/user/notice/detail?id=2026-11-20%2016:30:00%20如何下单": { "API-008": MISSING },
  "/user/setting": { "API-006": WHOLE },
  "/user/right/detail?refundId=5": { "API-055": WHOLE },
  "/user/wallet": { "API-007": "余额加载失败" },
  "/user/wallet/money": { "API-006": "提现信息加载失败", "API-007": "余额加载失败 提现信息加载失败" },
  "/user/wallet/recharge": { "API-007": "余额加载失败" },
  "/user/safety": { "API-006": "账户信息加载失败" },
  "/user/safety/phone": { "API-006": WHOLE },
  "/user/safety/password": { "API-006": WHOLE },
  "/user/about": { "API-008": "关于我们加载失败" },
};

describe("over a backend whose answer to one call is empty", () => {
  test.each(PAGES)("%s loses only the part that needs it", async (path) => {
    expectConsole(/UpstreamError: API-\d+: shape/);
    const lost: Record<string, string> = {};
    for (const id of await callsOf(path)) {
      const failures = await failuresOf(path, (call, data) => (call === id ? null : data));
      if (failures.length > 0) lost[id] = failures.join(" ");
    }
    expect(lost).toEqual(NEEDS[path] ?? {});
  });
});
