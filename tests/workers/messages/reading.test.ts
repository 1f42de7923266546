import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Account, signIn } from "../../support/accounts/accounts";
import { eventsOf, sendTo } from "../../support/messages";
import { expectSoundData, type TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

let backend: TestBackend;
let account: Account;

beforeEach(async () => {
  backend = createTestBackend();
  account = await signIn();
});
afterAll(expectSoundData);

const call = (method: string, path: string, json?: unknown) =>
  backend.call(method, path, { token: account.token, json });
const list = async (json: Record<string, unknown> = {}) =>
  (await call("POST", "/user/api/mes/list", json)).data;
const readAll = (json: Record<string, unknown> = {}) => call("PUT", "/user/api/mes/all_read", json);
const unreadTitles = async () =>
  (await list({ pageSize: 100 })).pageResult.rows
    .filter((row: { isRead: boolean }) => !row.isRead)
    .map((row: { title: string }) => row.title)
    .sort();

describe("opening a message", () => {
  test("[MSG-05] [API-084] [ENT-26] makes it read once, and every tab hears of it once", async () => {
    await sendTo(backend, account, { type: "service", title: "一" });
    await sendTo(backend, account, { type: "service", title: "二" });
    const [, first] = (await list()).pageResult.rows;
    for (let time = 0; time < 3; time++) {
      expect(await call("PUT", "/user/api/mes/modify", { id: first.id })).toMatchObject({ code: 0 });
    }
    expect(await unreadTitles()).toEqual(["二"]);
    expect((await list()).unReadNum).toBe(1);
    expect((await eventsOf(account)).filter((kind) => kind === "MESSAGES_READ")).toHaveLength(1);
  });

  test("[API-084] takes the id from wherever it comes", async () => {
    await sendTo(backend, account, { type: "service", title: "一" });
    const [row] = (await list()).pageResult.rows;
    expect(await call("PUT", `/user/api/mes/modify?id=${row.id}`)).toMatchObject({ code: 0 });
    expect(await unreadTitles()).toEqual([]);
  });

  test("[ROLE-16] [MSG-04] [MSG-05] is for its receiver alone", async () => {
    await sendTo(backend, account, { type: "service", title: "一" });
    const [{ id }] = (await list()).pageResult.rows;
    const { token } = await signIn();
    expect(await backend.call("PUT", "/user/api/mes/modify", { token, json: { id } })).toMatchObject({
      code: 4004,
    });
    expect(await backend.call("GET", `/user/api/mes/detail?id=${id}`, { token })).toMatchObject({
      code: 4004,
    });
    expect(await unreadTitles()).toEqual(["一"]);
    expect((await call("GET", `/user/api/mes/detail?id=${id}`)).data).toMatchObject({ id, title: "一" });
  });
});

describe("marking all read", () => {
  beforeEach(async () => {
    for (const title of ["接单", "完工", "完工"]) await sendTo(backend, account, { type: "service", title });
    await sendTo(backend, account, { type: "system", title: "完工" });
    await sendTo(backend, account, { type: "appointment", title: "改约提醒" });
  });

  test("[MSG-06] [MSG-07] [API-085] [NAV-13] by its type and title, by its type, or all of them", async () => {
    expect((await list()).unReadNum).toBe(5);
    await readAll({ type: "service", title: "完工" });
    expect(await unreadTitles()).toEqual(["完工", "接单", "改约提醒"].sort());
    await readAll({ type: "service" });
    expect(await unreadTitles()).toEqual(["完工", "改约提醒"].sort());
    expect(await list()).toMatchObject({
      serviceMesTotal: 0,
      sysMesTotal: 1,
      updateAppointTotal: 1,
      unReadNum: 2,
    });
    await readAll();
    expect(await unreadTitles()).toEqual([]);
    await readAll();
    expect((await eventsOf(account)).filter((kind) => kind === "MESSAGES_READ")).toHaveLength(3);
  });

  test("[MSG-06] [API-085] by its title alone, of every type", async () => {
    await readAll({ title: "完工" });
    expect(await unreadTitles()).toEqual(["接单", "改约提醒"].sort());
  });

  test("[MSG-06] leaves what came after the list was read unread, whatever arrives meanwhile", async () => {
    const { asOf } = await list({ type: "service" });
    const late = ["一", "二", "三", "四", "五"];
    const arrive = late.map((title) => () => sendTo(backend, account, { type: "service", title }));
    await arrive[0]?.();
    await Promise.all([
      ...arrive.slice(1, 3).map((send) => send()),
      readAll({ type: "service", asOf }),
      ...arrive.slice(3).map((send) => send()),
    ]);
    expect(await unreadTitles()).toEqual([...late, "完工", "改约提醒"].sort());
  });

  test("[MSG-06] a documented request, without our place in the events, reads all that are there", async () => {
    await sendTo(backend, account, { type: "service", title: "新" });
    await readAll({ type: "service" });
    expect(await unreadTitles()).toEqual(["完工", "改约提醒"].sort());
  });

  test("[ROLE-16] [MSG-06] [API-085] touches no message of another customer", async () => {
    const stranger = await signIn();
    await sendTo(backend, stranger, { type: "service", title: "别人的" });
    await readAll();
    const { data } = await backend.call("POST", "/user/api/mes/list", { token: stranger.token, json: {} });
    expect(data.unReadNum).toBe(1);
  });
});
