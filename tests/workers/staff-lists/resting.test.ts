import { beforeEach, describe, expect, test } from "vitest";
import {
  noteBehind,
  noteCopied,
  noteResting,
  readAsOf,
} from "../../../backend/src/modules/staff-lists/times";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { directory } from "../../support/database/use-cells";

const [MINUTE, HOUR] = [60_000, 3_600_000];
const T = 1_800_000_000_000;
const { directory: db } = openStores({ DB: directory });
const asOf = async () => (await readAsOf(db))[0]?.asOf;

beforeEach(async () => {
  await directory.prepare("DELETE FROM staff_list_times").run();
  await noteCopied(db, 0, T);
});

describe("[R21] staff's lists of a store that is asleep", () => {
  test("are as of a minute ago, when its last run has left nothing", async () => {
    await noteResting(db, T + 10 * MINUTE);
    expect(await asOf()).toBe(T + 9 * MINUTE);
  });

  test("stand still when something was left, and go on when it is copied", async () => {
    await noteBehind(db, 0);
    await noteResting(db, T + 10 * MINUTE);
    expect(await asOf()).toBe(T);
    await noteCopied(db, 0, T + 11 * MINUTE);
    await noteResting(db, T + 20 * MINUTE);
    expect(await asOf()).toBe(T + 19 * MINUTE);
  });

  test("stand still when it has not had its round for two hours", async () => {
    await noteResting(db, T + 2 * HOUR + 1);
    expect(await asOf()).toBe(T);
  });

  test("never go back", async () => {
    await noteResting(db, T + MINUTE / 2);
    expect(await asOf()).toBe(T);
  });
});
