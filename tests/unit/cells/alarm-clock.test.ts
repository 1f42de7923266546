import { describe, expect, test } from "vitest";
import { createAlarmClock } from "../../../durable-objects/cell/alarm-clock";

const SECOND = 1000;

/** An alarm over a storage that counts its changes, with time that a test turns. */
function kept(alarm: number | null = null) {
  const state = { alarm, changes: 0, now: 1_000_000, rows: 0 };
  const change = async (moment: number | null) => {
    state.alarm = moment;
    state.changes += 1;
  };
  const storage = {
    getAlarm: async () => state.alarm,
    setAlarm: (moment: number | Date) => change(Number(moment)),
    deleteAlarm: () => change(null),
  };
  const clock = createAlarmClock(
    storage,
    (rows) => (state.rows += rows),
    () => state.now,
  );
  /** The platform brings the alarm. */
  const goOff = () => {
    state.now = state.alarm ?? state.now;
    state.alarm = null;
    clock.goneOff();
  };
  return { clock, state, goOff };
}

describe("the alarm of a cell (decision 080)", () => {
  test("[R31] a burst of writes sets it once, and the row that this costs is counted", () => {
    const { clock, state } = kept();
    for (let write = 0; write < 50; write++) {
      clock.noteWrite();
      state.now += 90;
    }
    expect(state).toMatchObject({ alarm: 1_000_000 + 5 * SECOND, changes: 1, rows: 1 });
  });

  test("a write leaves an earlier one alone, and takes the place of a later one", () => {
    const { clock, state } = kept();
    clock.end(state.now + 2 * SECOND);
    clock.noteWrite();
    expect(state).toMatchObject({ alarm: 1_002_000, changes: 1 });
    clock.end(state.now + 9 * SECOND);
    clock.noteWrite();
    expect(state.alarm).toBe(1_005_000);
  });

  test("[R7] [R31] a cell that is written all the time is woken by it every nine seconds", () => {
    const { clock, state, goOff } = kept();
    clock.noteWrite();
    goOff();
    clock.end(null);
    for (let second = 1; second < 9; second++) {
      state.now += SECOND;
      clock.noteWrite();
    }
    expect(state).toMatchObject({ alarm: 1_005_000 + 9 * SECOND, changes: 2 });
  });

  test("jobs have a successor before they begin, which does not put off an earlier one", () => {
    const { clock, state, goOff } = kept();
    clock.noteWrite();
    clock.begin();
    expect(state.alarm).toBe(1_005_000);
    goOff();
    clock.begin();
    expect(state.alarm).toBe(1_005_000 + 60 * SECOND);
  });

  test("[R7] a write while jobs run is looked after, whatever the jobs have found", () => {
    const { clock, state, goOff } = kept();
    clock.noteWrite();
    goOff();
    clock.begin();
    clock.noteWrite();
    clock.end(null);
    expect(state.alarm).toBe(1_005_000 + 9 * SECOND);
  });

  test("is deleted when nothing is due, and not touched when there is none", () => {
    const { clock, state } = kept();
    clock.end(null);
    expect(state.changes).toBe(0);
    clock.end(2_000_000);
    clock.end(2_000_000);
    clock.end(null);
    expect(state).toMatchObject({ alarm: null, changes: 2 });
  });

  test("is set again by the first round after the cell woke, in case the platform has lost it", async () => {
    const { clock, state } = kept(2_000_000);
    await clock.read();
    clock.end(2_000_000);
    expect(state).toMatchObject({ alarm: 2_000_000, changes: 1 });
  });

  test("that is overdue for a minute counts as none", async () => {
    const { clock, state } = kept(900_000);
    await clock.read();
    clock.noteWrite();
    expect(state.alarm).toBe(1_005_000);
  });
});
