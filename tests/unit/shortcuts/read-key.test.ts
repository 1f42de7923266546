import { describe, expect, it, test } from "vitest";
import { menuPagesFor } from "../../../app/features/customer-area/menu";
import { EVERYTHING } from "../../../app/features/customer-area/offers";
import { type PressedKey, readKey as readKeyOf } from "../../../app/features/shortcuts/read-key";

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  timeStamp: 10_000,
  ...more,
});
const readKey = (pressed: PressedKey, goSince: number | null) =>
  readKeyOf(pressed, goSince, menuPagesFor(EVERYTHING));
const commandOf = (pressed: PressedKey, goSince: number | null = null) => readKey(pressed, goSince).command;

describe("a key by itself", () => {
  it.each([
    ["/", { do: "search" }],
    ["?", { do: "show", tool: "keys" }],
    ["？", { do: "show", tool: "keys" }],
    ["n", { do: "go", to: "/placeorder/stepone" }],
    ["N", { do: "go", to: "/placeorder/stepone" }],
    ["j", { do: "row", step: 1 }],
    ["k", { do: "row", step: -1 }],
    ["o", { do: "open" }],
  ])("[U47] %s asks for %o", (key, command) => {
    expect(commandOf(press(key, { shiftKey: key === "?" }))).toEqual(command);
  });

  it("is left alone when it is none of them, or a capital letter", () => {
    for (const key of ["a", "1", "Enter", "Escape", " "]) expect(commandOf(press(key))).toBeNull();
    expect(commandOf(press("N", { shiftKey: true }))).toBeNull();
  });

  it("that is held down goes on through rows, and does nothing else again", () => {
    expect(commandOf(press("j", { repeat: true }))).toEqual({ do: "row", step: 1 });
    for (const key of ["n", "/", "o"]) expect(commandOf(press(key, { repeat: true }))).toBeNull();
  });
});

describe("keys with Ctrl or ⌘", () => {
  it("[U47] Ctrl+K and ⌘K open the palette", () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      expect(commandOf(press("k", held))).toEqual({ do: "show", tool: "palette" });
    }
  });

  it("are the browser's otherwise", () => {
    for (const key of ["n", "j", "o", "/", "f"]) expect(commandOf(press(key, { ctrlKey: true }))).toBeNull();
    expect(commandOf(press("k", { ctrlKey: true, shiftKey: true }))).toBeNull();
    expect(commandOf(press("k", { altKey: true }))).toBeNull();
  });
});

describe("g and a second key", () => {
  const { goSince } = readKey(press("g"), null);

  it.each([
    ["o", "/user/order"],
    ["h", "/user/index"],
    ["r", "/user/order/refund"],
    ["f", "/user/followup/record"],
    ["u", "/user/batch/order"],
    ["q", "/user/right"],
    ["p", "/user/help"],
  ])("[U47] g %s leads to %s", (key, to) => {
    expect(commandOf(press(key, { timeStamp: 10_500 }), goSince)).toEqual({ do: "go", to });
  });

  it("lead nowhere when no page has the key, and the second one means nothing else", () => {
    expect(readKey(press("j"), goSince)).toEqual({ command: null, goSince: null });
  });

  it("belong together for a moment only", () => {
    expect(commandOf(press("o", { timeStamp: 12_000 }), goSince)).toEqual({ do: "open" });
  });
});

test("Shift on its way to ? does not end g", () => {
  expect(readKey(press("Shift", { shiftKey: true }), 9_900)).toEqual({ command: null, goSince: 9_900 });
});

test("Ctrl and ⌘ together open nothing", () => {
  expect(commandOf(press("k", { ctrlKey: true, metaKey: true }))).toBeNull();
});

test("g waits 1,500 ms for its second key, and a held g does not wait", () => {
  expect(readKey(press("g"), null)).toEqual({ command: null, goSince: 10_000 });
  expect(readKey(press("g", { repeat: true }), null)).toEqual({ command: null, goSince: null });
  expect(commandOf(press("o", { timeStamp: 11_500 }), 10_000)).toEqual({ do: "go", to: "/user/order" });
  expect(commandOf(press("o", { timeStamp: 11_501 }), 10_000)).toEqual({ do: "open" });
  expect(commandOf(press("o", { timeStamp: 500 }))).toEqual({ do: "open" });
});

test("a held key without a command does nothing", () => {
  expect(commandOf(press("a", { repeat: true }))).toBeNull();
});
