import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { createFaults } from "../../support/faults/faults";
import { createTestClock } from "../../support/servers/backend";

const LOST = /Network connection lost/;
const insert = (db: D1Database, code: string) =>
  db.prepare("INSERT INTO area_tips (area_code, content) VALUES (?, 'x')").bind(code);
const tips = async (prefix: string) =>
  (
    await env.DB.prepare("SELECT area_code FROM area_tips WHERE area_code LIKE ? || '%' ORDER BY 1")
      .bind(prefix)
      .all<{ area_code: string }>()
  ).results.map((row) => row.area_code);

function faultyDatabase() {
  const faults = createFaults();
  return { faults, db: faults.wrap({ DB: env.DB }).DB };
}

describe("a faulty database", () => {
  test("works as long as nothing is written down, and remembers its round trips", async () => {
    const { faults, db } = faultyDatabase();
    await db.batch([insert(db, "a1"), insert(db, "a2")]);
    expect(
      await db.prepare("SELECT COUNT(*) AS n FROM area_tips WHERE area_code = ?").bind("a1").first("n"),
    ).toBe(1);
    expect(faults.d1.script.calls.map(({ kind, sql }) => [kind, sql.length])).toEqual([
      ["batch", 2],
      ["query", 1],
    ]);
  });

  test("fails before the n-th batch, and only there", async () => {
    const { faults, db } = faultyDatabase();
    faults.d1.batch(2).throwBefore();
    await db.batch([insert(db, "b1")]);
    expect(faults.unfired()).toEqual(["d1.batch #2: throwBefore"]);
    await expect(db.batch([insert(db, "b2")])).rejects.toThrow(LOST);
    expect(faults.unfired()).toEqual([]);
    await db.batch([insert(db, "b3")]);
    expect(await tips("b")).toEqual(["b1", "b3"]);
  });

  test("loses the answer of a batch that is committed", async () => {
    const { faults, db } = faultyDatabase();
    faults.d1.batch(/area_tips/).throwAfterCommit();
    await expect(db.batch([insert(db, "c1"), insert(db, "c2")])).rejects.toThrow(LOST);
    expect(await tips("c")).toEqual(["c1", "c2"]);
  });

  test("fails at the n-th statement of a batch, whose other statements roll back", async () => {
    const { faults, db } = faultyDatabase();
    for (const n of [1, 2, 3]) {
      faults.d1.batch().throwAtStatement(n);
      const batch = db.batch([insert(db, "d1"), insert(db, "d2"), insert(db, "d3")]);
      await expect(batch).rejects.toThrow(LOST);
    }
    expect(await tips("d")).toEqual([]);
  });

  test("fails at single queries and at the n-th round trip of any kind, as often as told", async () => {
    const { faults, db } = faultyDatabase();
    const read = () => db.prepare("SELECT 1 AS one").first("one");
    faults.d1.query(/SELECT 1/).throwBefore();
    faults.d1.call(3).times(2).throwBefore();
    await expect(read()).rejects.toThrow(LOST);
    await db.batch([insert(db, "e1")]);
    await expect(read()).rejects.toThrow(LOST);
    await expect(db.batch([insert(db, "e2")])).rejects.toThrow(LOST);
    expect(await read()).toBe(1);
    faults.d1.call().always().throwBefore();
    await expect(read()).rejects.toThrow(LOST);
    await expect(read()).rejects.toThrow(LOST);
    faults.clear();
    expect(await read()).toBe(1);
  });

  test("holds a call until it is let go, and delays others", async () => {
    const { faults, db } = faultyDatabase();
    const held = faults.d1.batch().hold();
    faults.d1.query().delay(1);
    const batch = db.batch([insert(db, "f1")]);
    await held.reached;
    expect(await tips("f")).toEqual([]);
    expect(await db.prepare("SELECT 1 AS one").first("one")).toBe(1);
    held.release();
    await batch;
    expect(await tips("f")).toEqual(["f1"]);
  });
});

describe("a faulty bucket", () => {
  test("fails before or after it did the work", async () => {
    const faults = createFaults();
    const { FILES } = faults.wrap({ FILES: env.FILES });
    faults.r2.put(1).throwBefore();
    faults.r2.put(2).throwAfter();
    await expect(FILES.put("k1", "1")).rejects.toThrow(LOST);
    await expect(FILES.put("k2", "2")).rejects.toThrow(LOST);
    expect(await FILES.head("k1")).toBeNull();
    expect(await (await FILES.get("k2"))?.text()).toBe("2");

    faults.r2.get().throwBefore();
    faults.r2.head().throwBefore();
    faults.r2.delete().throwBefore();
    faults.r2.createMultipartUpload().throwBefore();
    for (const call of [
      () => FILES.get("k2"),
      () => FILES.head("k2"),
      () => FILES.delete("k2"),
      () => FILES.createMultipartUpload("k3"),
    ]) {
      await expect(call()).rejects.toThrow(LOST);
    }
    expect(faults.unfired()).toEqual([]);
  });
});

describe("a faulty service binding", () => {
  const answer = { code: 0, message: "success", data: { id: 7, name: "sofa", tags: [], owner: null } };
  const real: Fetcher = {
    fetch: async () => Response.json(answer),
    connect: () => {
      throw new Error("no sockets");
    },
  };

  function faultyBackend() {
    const faults = createFaults();
    const { BACKEND } = faults.wrap({ BACKEND: real });
    return { faults, get: (path = "/things") => BACKEND.fetch(`http://backend${path}?page=1`) };
  }

  test("answers what servers answer when they are broken", async () => {
    const { faults, get } = faultyBackend();
    faults.backend.call("GET /things").html(502);
    const html = await get();
    expect([html.status, html.headers.get("content-type")]).toEqual([502, "text/html"]);
    expect(await html.text()).toContain("<h1>502</h1>");

    faults.backend.call().empty();
    expect(await (await get()).text()).toBe("");

    faults.backend.call().truncatedJson();
    const half = await (await get()).text();
    expect(JSON.stringify(answer).startsWith(half) && half.length > 0).toBe(true);
    expect(() => JSON.parse(half)).toThrow(SyntaxError);

    faults.backend.call().wrongTypes();
    expect(await (await get()).json()).toMatchObject({
      code: 0,
      data: { id: "wrong 7", name: 4, tags: "none", owner: "wrong null" },
    });

    faults.backend.call().withoutCode();
    expect(await (await get()).json()).toEqual({ message: "success", data: answer.data });
    expect(await (await get()).json()).toEqual(answer);
  });

  test("cannot be reached, or loses its answer, for the calls that are named", async () => {
    const { faults, get } = faultyBackend();
    faults.backend.call(/ \/down$/).networkError();
    faults.backend.call("GET /maybe").answerLost();
    expect((await get()).status).toBe(200);
    await expect(get("/down")).rejects.toThrow(TypeError);
    await expect(get("/maybe")).rejects.toThrow(LOST);
  });

  test("a delayed call ends when its caller gives up", async () => {
    const faults = createFaults();
    const { SITE } = faults.wrap({ SITE: real });
    faults.site.call().delay(60_000);
    const signal = AbortSignal.timeout(5);
    await expect(SITE.fetch("http://site/", { signal })).rejects.toMatchObject({ name: "TimeoutError" });
  });
});

describe("a faulty network", () => {
  test("fails where a provider is called, by host and path, and spares the others", async () => {
    const faults = createFaults();
    const fetch = faults.network.wrapFetch(async (input) => new Response(new Request(input).url));
    faults.network.call("POST sms.tencentcloudapi.com/").networkError();
    faults.network.call(/^GET api\.geetest\.com/).html(503);
    expect(await (await fetch("https://elsewhere.example/a?b=1")).text()).toBe(
      "https://elsewhere.example/a?b=1",
    );
    await expect(fetch("https://sms.tencentcloudapi.com/", { method: "POST" })).rejects.toThrow(TypeError);
    expect((await fetch("https://api.geetest.com/register.php?gt=1")).status).toBe(503);
    expect(faults.unfired()).toEqual([]);
  });
});

describe("faulty rooms", () => {
  test("fail at the named method of a stub, by name or by id", async () => {
    const faults = createFaults();
    const { USER_ROOMS: rooms } = faults.wrap({ USER_ROOMS: env.USER_ROOMS });
    faults.rooms.call("fetch").throwBefore();
    const visit = (room: DurableObjectStub) => room.fetch("https://room/").then(({ status }) => status);
    await expect(visit(rooms.getByName("9001"))).rejects.toThrow(LOST);
    expect(await visit(rooms.getByName("9001"))).toBeGreaterThanOrEqual(400);
    faults.rooms.call().throwBefore();
    await expect(visit(rooms.get(rooms.idFromName("9001")))).rejects.toThrow(LOST);
  });
});

test("a faulty clock runs ahead, jumps, and stands still", () => {
  const faults = createFaults();
  const real = createTestClock(1_000_000);
  const clock = faults.clock.wrap(real);
  faults.clock.skew(-500);
  expect(clock.now()).toBe(999_500);
  faults.clock.jump(-3_600_000);
  expect(clock.now()).toBe(999_500 - 3_600_000);
  faults.clock.freezeAt(5);
  real.advance(10);
  expect(clock.now()).toBe(5);
  faults.clear();
  expect(clock.now()).toBe(1_000_010);
});
