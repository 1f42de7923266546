import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { removeUnusedEvidence } from "../../../backend/src/modules/files/clean-up";
import { isInHistory } from "../../../backend/src/modules/orders";
import { MINUTE } from "../../../backend/src/shared/clock";
import { EVIDENCE_FULL, EVIDENCE_LIMITS } from "../../../schema/rules/orders/evidence";
import { signIn } from "../../support/accounts/accounts";
import { FORMAT, id3, mp3, mp4, wav, waveChunk } from "../../support/files/media";
import { chunk, jpeg, png, segment, text } from "../../support/files/pictures";
import { inEveryStore } from "../../support/minute-jobs";
import { waitingEvidence } from "../../support/orders/evidence";
import { withOneLife } from "../../support/orders/one-life";
import { follow, operate } from "../../support/orders/order-life";

const life = withOneLife(5_000_000, { isShared: true });
const GPS = "GPS 30.2741N 120.1551E";
const { upload, get, stored } = waitingEvidence(life);

let orderId = 0;
beforeAll(async () => {
  orderId = await life.orderIn("WAIT_COMPLETE");
});

describe("evidence that a master uploads for a step of an order", () => {
  test("[ABN-02] is shown with the step: photos, a video and a recording, to the customer of the order", async () => {
    const files = [
      ["photo.jpg", "image/jpeg", jpeg()],
      ["scene.mp4", "video/mp4", mp4()],
      ["remark.m4a", "audio/mp4", mp4("M4A ")],
      ["remark.mp3", "audio/mpeg", mp3()],
      ["remark.wav", "audio/wav", wav()],
    ] as const;
    const urls: string[] = [];
    for (const [name, type, bytes] of files) {
      const { data } = await upload(orderId, { stage: "report_exception" }, { name, type, bytes });
      urls.push(data.url);
    }
    const body = { abnormalType: "货物破损", description: "外包装破损", imgs: urls };
    expect(
      (await operate(life.backend, "POST", `/operator/api/order/${orderId}/report_exception`, body)).code,
    ).toBe(0);
    const { orderLogs } = await life.readOrder(orderId);
    expect(orderLogs.find(({ event }: { event: string }) => event === "report_exception").imgs).toEqual(urls);
    const { records } = (await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`)).data;
    expect(records).toMatchObject([{ description: "外包装破损", abnormalImage: urls.join(",") }]);
    for (const [index, [, type, bytes]] of files.entries()) {
      const response = await get(urls[index] ?? "", life.account.token);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
      expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([...bytes]);
    }
  });

  test("a video is read in pieces, as players do", async () => {
    const { data } = await upload(
      orderId,
      { stage: "complete" },
      { name: "a.mp4", type: "video/mp4", bytes: mp4() },
    );
    const piece = await get(data.url, life.account.token, { Range: "bytes=4-7" });
    expect([piece.status, await piece.text()]).toEqual([206, "ftyp"]);
  });

  test("has no time and place inside the file; what the master states is stored in its row", async () => {
    const note = {
      stage: "complete",
      takenTime: "2026-11-20 16:00:00",
      lng: "120.15",
      lat: "30.28",
      area: "楼道",
    };
    const bytes = jpeg({ notes: [segment(0xe1, text(`Exif\0\0II*\0${GPS}`)), segment(0xfe, text(GPS))] });
    const finished = await life.orderIn("WAIT_COMPLETE");
    const { data } = await upload(finished, note, { name: "p.jpg", type: "image/jpeg", bytes });
    expect(await stored(data.url)).not.toContain("GPS");
    const row = await env.DB.prepare(
      "SELECT taken_at, lng, lat, area, uploaded_by FROM order_evidence WHERE key = ?",
    )
      .bind(data.url.slice("/files/".length))
      .first();
    expect(row).toEqual({
      taken_at: Date.parse("2026-11-20T16:00:00+08:00"),
      lng: 120.15,
      lat: 30.28,
      area: "楼道",
      uploaded_by: "worker:7001",
    });
    const body = { content: "", imgs: [data.url] };
    await operate(life.backend, "POST", `/operator/api/order/${finished}/complete`, body);
    const { orderLogs } = await life.readOrder(finished);
    expect(orderLogs.find(({ event }: { event: string }) => event === "complete")).toMatchObject({
      takenTime: "2026-11-20 16:00:00",
      takenArea: "楼道",
    });
    const later = { ...note, takenTime: "2026-11-21 16:00:00" };
    expect((await upload(orderId, later, { name: "p.jpg", type: "image/jpeg", bytes })).message).toBe(
      "拍摄时间不能晚于现在",
    );
  });

  test.each<[string, string, string, Uint8Array]>([
    ["a PNG", "x.png", "image/png", png({ notes: [chunk("tEXt", text(GPS))] })],
    ["an MP3 with a title", "x.mp3", "audio/mpeg", mp3({ before: id3(text(GPS)), after: text(`TAG${GPS}`) })],
    [
      "a WAV of a named recorder",
      "x.wav",
      "audio/wav",
      wav([
        waveChunk("LIST", text(GPS)),
        FORMAT,
        waveChunk("data", [1, 2, 3, 4]),
        waveChunk("id3 ", text(GPS)),
      ]),
    ],
    [
      "an M4A with a place",
      "x.m4a",
      "audio/mp4",
      new Uint8Array([...mp4("M4A "), 0, 0, 0, 30, ...text(`uuid${GPS}`)]),
    ],
  ])("[S31] %s loses its notes", async (_what, name, type, bytes) => {
    const { data } = await upload(orderId, { stage: "report_exception" }, { name, type, bytes });
    expect(await stored(data.url)).not.toContain("GPS");
  });
});

describe("[S32] evidence is seen by the customer of its order", () => {
  test("and not by others: another customer, a visitor, an ended session and an address with a made-up signature get what a missing file gets", async () => {
    const { data } = await upload(
      orderId,
      { stage: "complete" },
      { name: "p.png", type: "image/png", bytes: png() },
    );
    const stranger = await signIn();
    const ended = await signIn({ now: 0 });
    const missing = await get(`/files/${"0".repeat(32)}.png`, life.account.token);
    const answer = [missing.status, await missing.text()];
    for (const [url, token] of [
      [data.url, stranger.token],
      [data.url, undefined],
      [data.url, ended.token],
      [`${data.url}?expires=9999999999&signature=${"0".repeat(64)}`, undefined],
    ] as const) {
      const response = await get(url, token);
      expect([response.status, await response.text()]).toEqual(answer);
    }
    expect((await get(data.url, life.account.token)).status).toBe(200);
  });
});

describe("[S1] evidence is for one step of one order", () => {
  const complete = (id: number, imgs: string[]) =>
    operate(life.backend, "POST", `/operator/api/order/${id}/complete`, { content: "", imgs });

  test("that of another order, of another step, a customer's file and one that is nowhere are refused alike, and nothing happens", async () => {
    const other = await life.orderIn("WAIT_COMPLETE");
    const photo = { name: "p.png", type: "image/png", bytes: png() };
    const elsewhere: string = (await upload(other, { stage: "complete" }, photo)).data.url;
    const otherStep: string = (await upload(orderId, { stage: "report_exception" }, photo)).data.url;
    const form = new FormData();
    form.set("file", new File([new Uint8Array(png())], "own.png", { type: "image/png" }));
    const own = await life.backend.request("/common/common/upload_file", {
      method: "POST",
      headers: { "WEB-TOKEN": life.account.token },
      body: form,
    });
    const { data } = await own.json<{ data: { url: string } }>();
    const missing = await complete(orderId, [`/files/${"0".repeat(32)}.png`]);
    expect(missing).toMatchObject({ code: 4004, message: "凭证不存在" });
    for (const url of [elsewhere, otherStep, data.url, "/demo/sofa.png"]) {
      const answer = await complete(orderId, [url]);
      expect([4000, 4004]).toContain(answer.code);
      if (url.startsWith("/files/")) expect(answer).toEqual(missing);
    }
    expect((await life.readOrder(orderId)).status).toBe("WAIT_COMPLETE");
  });

  test("a customer cannot hand it in as an own picture, not even that of an own order", async () => {
    const { data } = await upload(
      orderId,
      { stage: "complete" },
      { name: "p.png", type: "image/png", bytes: png() },
    );
    const json = { orderId, content: "跟进", imgList: data.url };
    expect(await life.call("POST", "/order/api/order/add_follow", json)).toMatchObject({
      code: 4004,
      message: "图片不存在",
    });
  });

  test("nothing is uploaded for a step that is not possible now, nor for an order that is not there", async () => {
    const photo = { name: "p.png", type: "image/png", bytes: png() };
    expect((await upload(orderId, { stage: "pick_up" }, photo)).message).toBe(
      "订单当前为“待完工”，不能进行此操作",
    );
    expect((await upload(orderId, { stage: "party" }, photo)).code).toBe(4000);
    expect((await upload(123_456_789, { stage: "complete" }, photo)).code).toBe(4004);
  });

  test("a master who refuses, and staff who arbitrate, show their reasons as well", async () => {
    const refused = await life.orderIn("WAIT_INSTALL");
    const subject = life.subjectOf(refused);
    const photo = { name: "p.png", type: "image/png", bytes: png() };
    expect((await upload(refused, { stage: "arbitrate" }, photo)).code).toBe(4009);
    await follow(subject, ["request_refund"]);
    const { data } = await upload(refused, { stage: "refuse_refund" }, photo);
    const body = { content: "已上门", imgs: [data.url] };
    await operate(life.backend, "POST", `/operator/api/order/${refused}/refuse_refund`, body);
    const { orderLogs } = await life.readOrder(refused);
    expect(orderLogs.find(({ event }: { event: string }) => event === "refuse_refund").imgs).toEqual([
      data.url,
    ]);
  });
});

describe("the places for evidence of a step", () => {
  const photo = { name: "p.png", type: "image/png", bytes: png() };

  test("are free again in each round of photos after a rejection, and full within one", async () => {
    const rejected = await life.orderIn("WAIT_ACCEPT");
    for (let round = 1; round <= 3; round++) {
      // A step is not the same one within a minute, nor are uploads of ten minutes too many.
      life.backend.clock.advance(11 * MINUTE);
      await follow(life.subjectOf(rejected), ["reject"]);
      const urls: string[] = [];
      for (let nth = 0; nth < 9; nth++) {
        const { code, data } = await upload(rejected, { stage: "rephotograph" }, photo);
        expect([round, nth, code]).toEqual([round, nth, 0]);
        urls.push(data.url);
      }
      const body = { content: `第${round}次`, imgs: urls };
      const answer = await operate(
        life.backend,
        "POST",
        `/operator/api/order/${rejected}/rephotograph`,
        body,
      );
      expect(answer).toMatchObject({ code: 0 });
    }
    life.backend.clock.advance(11 * MINUTE);
    await follow(life.subjectOf(rejected), ["reject"]);
    for (let nth = 0; nth < EVIDENCE_LIMITS.perStage; nth++) {
      expect((await upload(rejected, { stage: "rephotograph" }, photo)).code).toBe(0);
    }
    const beyond = await upload(rejected, { stage: "rephotograph" }, photo);
    expect(beyond).toMatchObject({ code: 4009, message: EVIDENCE_FULL });
  });
});

describe("evidence that no step took", () => {
  const DAY = 24 * 60 * 60 * 1000;
  const photo = { name: "p.png", type: "image/png", bytes: png() };
  const uploadFor = async (id: number): Promise<string> =>
    (await upload(id, { stage: "complete" }, photo)).data.url;
  const isStored = async (url: string) => (await env.FILES.head(url.slice("/files/".length))) !== null;
  const rowsOf = async (url: string) => {
    const { results } = await env.DB.prepare(
      "SELECT key FROM files WHERE key = ?1 UNION ALL SELECT key FROM order_evidence WHERE key = ?1",
    )
      .bind(url.slice("/files/".length))
      .all();
    return results.length;
  };

  test("cannot be taken a week later and goes the day after, with its bytes; what a step shows stays", async () => {
    const { clock } = life.backend;
    const [finished, waiting] = [await life.orderIn("WAIT_COMPLETE"), await life.orderIn("WAIT_COMPLETE")];
    const complete = (id: number, url: string) =>
      operate(life.backend, "POST", `/operator/api/order/${id}/complete`, { content: "", imgs: [url] });
    const [shown, spare, late] = [
      await uploadFor(finished),
      await uploadFor(finished),
      await uploadFor(waiting),
    ];
    expect((await complete(finished, shown)).code).toBe(0);

    clock.advance(7 * DAY);
    expect(await complete(waiting, late)).toMatchObject({ code: 4004, message: "凭证不存在" });
    const young = await uploadFor(waiting);
    await inEveryStore(removeUnusedEvidence)({ env, clock }, isInHistory);
    for (const url of [shown, spare, late, young]) expect(await isStored(url)).toBe(true);

    clock.advance(DAY + 1);
    for (const _ of [1, 2]) await inEveryStore(removeUnusedEvidence)({ env, clock }, isInHistory);
    for (const url of [spare, late]) expect([await isStored(url), await rowsOf(url)]).toEqual([false, 0]);
    for (const url of [shown, young]) expect([await isStored(url), await rowsOf(url)]).toEqual([true, 2]);
    expect((await get(shown, life.account.token)).status).toBe(200);
    expect((await complete(waiting, young)).code).toBe(0);
  });

  test("is found by its index, however much evidence there is", async () => {
    const plan = await env.DB.prepare(
      "EXPLAIN QUERY PLAN SELECT key FROM order_evidence WHERE is_shown = 0 AND created_at < 5 ORDER BY created_at LIMIT 200",
    ).all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail)).toEqual([
      "SEARCH order_evidence USING INDEX order_evidence_to_check (created_at<?)",
    ]);
  });
});
