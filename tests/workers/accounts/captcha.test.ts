import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  dragTo,
  from,
  gapOf,
  handTrace,
  obtainGrant,
  requestCode,
  secondValidate,
  startChallenge,
} from "../../support/accounts/sign-in-flow";
import { createTestBackend } from "../../support/servers/backend";

const SECOND = 1000;

describe("the slider captcha", () => {
  it("[AUTH-08] [API-001] [ENT-12] [G-10] hands out a challenge with gt, challenge, success and a picture puzzle", async () => {
    const { code, data } = await startChallenge(createTestBackend());
    expect(code).toBe(0);
    expect(data).toMatchObject({ gt: expect.any(String), success: 1, provider: "slider" });
    expect(data.challenge).toMatch(/^[\da-f]{32}$/);
    expect(data.puzzle).toMatchObject({ width: 320, height: 160 });
    for (const picture of [data.puzzle.background, data.puzzle.piece]) {
      expect(picture.startsWith("data:image/png;base64,iVBOR")).toBe(true);
    }
  });

  it("[S17] tells where the gap is in nothing but the pixels", async () => {
    const { data } = await startChallenge(createTestBackend());
    const gap = await gapOf(data.challenge);
    expect(gap).toBeGreaterThanOrEqual(60);
    expect(gap).toBeLessThanOrEqual(250);
    const { background, piece, ...numbers } = data.puzzle;
    expect(Object.keys(numbers).sort()).toEqual(["height", "pieceHeight", "pieceTop", "pieceWidth", "width"]);
    expect(background).not.toBe(piece);
  });

  it("[AUTH-08] [AUTH-09] [API-002] [ENT-12] a right drag gives validate and seccode, and these a grant", async () => {
    const backend = createTestBackend();
    const { data } = await startChallenge(backend);
    const solved = await dragTo(backend, data.challenge, { offset: 5 });
    expect(solved.code).toBe(0);
    const validated = await secondValidate(backend, { challenge: data.challenge, ...solved.data });
    expect(validated).toMatchObject({ code: 0, data: { grant: expect.stringMatching(/^[\da-f]{64}$/) } });
  });

  it("[S17] a drag 6 px beside the gap is wrong, and five wrong ones finish the challenge", async () => {
    const backend = createTestBackend();
    const { data } = await startChallenge(backend);
    for (let i = 0; i < 5; i++) {
      const missed = await dragTo(backend, data.challenge, { offset: i % 2 ? 6 : -6 });
      expect(missed).toMatchObject({ code: 4101, message: "没有对准缺口，请再试一次" });
    }
    const late = await dragTo(backend, data.challenge);
    expect(late).toMatchObject({ code: 4102, message: "尝试次数过多，请换一张图片再试" });
  });

  it("[S17] of all positions at once no more than five are judged", async () => {
    const backend = createTestBackend();
    const { data } = await startChallenge(backend);
    backend.clock.advance(2 * SECOND);
    // Beyond the last gap, 250, and the 5 px beside it that count as right.
    const answers = await Promise.all(
      Array.from({ length: 26 }, (_, i) => 256 + i).map((x) =>
        backend.call("POST", "/common/platform/slider_solve", {
          ...from("203.0.113.7"),
          json: { challenge: data.challenge, x, trace: handTrace(x), input: "pointer" },
        }),
      ),
    );
    expect(answers.filter((answer) => answer.code !== 4102).length).toBeLessThanOrEqual(5);
  });

  it("[S17] the right position is not enough without a drag that a hand could have made", async () => {
    const backend = createTestBackend();
    const { data } = await startChallenge(backend);
    const x = await gapOf(data.challenge);
    const line = Array.from({ length: 31 }, (_, i) => ({ t: i * 30, x: (x * i) / 30, y: 0 }));
    for (const trace of [[], line, handTrace(x, 299), handTrace(x - 20)]) {
      const refused = await dragTo(backend, data.challenge, { trace });
      expect(refused).toMatchObject({ code: 4101, message: "滑动过快或不自然，请再试一次" });
    }
  });

  it("[S17] a drag that claims to have taken longer than the challenge exists is refused", async () => {
    const backend = createTestBackend();
    const { data } = await startChallenge(backend);
    const x = await gapOf(data.challenge);
    backend.clock.advance(299);
    const json = { challenge: data.challenge, x, trace: handTrace(x), input: "pointer" };
    const answer = await backend.call("POST", "/common/platform/slider_solve", {
      ...from("203.0.113.7"),
      json,
    });
    expect(answer.code).toBe(4101);
  });

  it("[S17] an expired challenge says so", async () => {
    const backend = createTestBackend();
    const { data } = await startChallenge(backend);
    backend.clock.advance(120 * SECOND);
    expect(await dragTo(backend, data.challenge)).toMatchObject({
      code: 4102,
      message: "滑块验证已过期，请重新验证",
    });
  });

  it("[AUTH-09] [API-002] [S17] a result is good once, for its own challenge and its own address", async () => {
    const backend = createTestBackend();
    const first = (await startChallenge(backend)).data.challenge;
    const second = (await startChallenge(backend)).data.challenge;
    const { data: result } = await dragTo(backend, first);
    expect((await dragTo(backend, first)).code).toBe(4103);

    expect(await secondValidate(backend, { challenge: second, ...result })).toMatchObject({ code: 4101 });
    expect(await secondValidate(backend, { challenge: first, ...result }, "198.51.100.1")).toMatchObject({
      code: 4101,
    });
    expect(await secondValidate(backend, { challenge: first, ...result, seccode: "x" })).toMatchObject({
      code: 4101,
    });
    expect(await secondValidate(backend, { challenge: first, ...result })).toMatchObject({ code: 0 });
    expect(await secondValidate(backend, { challenge: first, ...result })).toMatchObject({
      code: 4103,
      message: "滑块验证已使用，请重新验证",
    });
  });

  it("[S17] a result that comes too late is expired", async () => {
    const backend = createTestBackend();
    const { data } = await startChallenge(backend);
    const { data: result } = await dragTo(backend, data.challenge);
    backend.clock.advance(120 * SECOND);
    expect(await secondValidate(backend, { challenge: data.challenge, ...result })).toMatchObject({
      code: 4102,
      message: "滑块验证已过期，请重新验证",
    });
  });

  it("[S17] the same drag from another address is not even known", async () => {
    const backend = createTestBackend();
    const { data } = await startChallenge(backend);
    expect(await dragTo(backend, data.challenge, { address: "198.51.100.1" })).toMatchObject({ code: 4102 });
    expect((await dragTo(backend, data.challenge)).code).toBe(0);
  });

  it("[S17] stops drawing pictures for an address that only collects them", async () => {
    const backend = createTestBackend();
    const key = "captcha:network:198.51.100.9";
    const start = backend.clock.now() - (backend.clock.now() % 600_000);
    await env.DB.prepare(
      "INSERT INTO rate_windows (key, window_start, hits, expires_at) VALUES (?, ?, 60, ?)",
    )
      .bind(key, start, start + 600_000)
      .run();
    expect((await startChallenge(backend, "198.51.100.9")).code).toBe(4029);
    expect((await startChallenge(backend, "198.51.100.10")).code).toBe(0);
  });
});

describe("the grant for an SMS", () => {
  it("[AUTH-09] [AUTH-10] [S17] [API-002] without one no SMS is sent to a visitor", async () => {
    const backend = createTestBackend();
    expect(await requestCode(backend, "13700000001")).toMatchObject({
      code: 4104,
      message: "请先完成滑块验证",
    });
    expect((await requestCode(backend, "13700000001", { grant: "made-up" })).code).toBe(4101);
    const sent = await env.DB.prepare(
      "SELECT COUNT(*) AS n FROM sandbox_sms WHERE phone = '13700000001'",
    ).first("n");
    expect(sent).toBe(0);
  });

  it("[AUTH-10] [S17] is good once, also for requests at the same moment", async () => {
    const backend = createTestBackend();
    const grant = await obtainGrant(backend);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => requestCode(backend, `1370000010${i}`, { grant })),
    );
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 4103)).toHaveLength(9);
  });

  it("[S17] belongs to the address that earned it and expires", async () => {
    const backend = createTestBackend();
    const grant = await obtainGrant(backend);
    expect((await requestCode(backend, "13700000002", { grant, address: "198.51.100.2" })).code).toBe(4101);
    backend.clock.advance(180 * SECOND);
    expect(await requestCode(backend, "13700000002", { grant })).toMatchObject({
      code: 4102,
      message: "滑块验证已过期，请重新验证",
    });
  });
});
