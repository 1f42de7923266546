import { describe, expect, test } from "vitest";
import { unknownIds } from "../../scripts/lib/known-ids";
import { idsOf, MOST_IDS, testTitles, titlesIn } from "../../scripts/lib/test-titles";

describe("the title of a test", () => {
  test("names four requirements at most, those that it would notice the loss of", () => {
    const titles = testTitles();
    expect(titles.length).toBeGreaterThan(1_000);
    const crowded = titles.filter(({ title }) => idsOf(title).length > MOST_IDS);
    expect(crowded.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  test("names no id that the documents and the contract do not know", () => {
    expect(unknownIds([{ file: "a.test.ts", title: "[EXT-440] [LIST-06] [U19] [PLACE-999] one" }])).toEqual([
      "a.test.ts: PLACE-999",
    ]);
    expect(unknownIds(testTitles())).toEqual([]);
  });

  test("is read from plain tests and from tables, whose rows may bring the id", () => {
    // In pieces, or these would be read as titles of this file.
    const [one, end] = ["test", ")"];
    const text = `
      ${one}("[U1] [LIST-06] one", () => {});
      ${one}.each([
        ["LIST-07", "/user/order"],
        ["LIST-08", "/user/order?status=WAIT_PAY"],
        ["LIST-08", "/elsewhere"],
      ]${end}("[%s] two", () => {});
      ${one}.each(["LIST-09"]${end}("three with %s", () => {});
      ${one}.each(["LIST-10", "LIST-11"]${end}("[%s] [U2] four", () => {});
      ${one}.each([
        ["[LIST-12] [LIST-13]", 1],
        ["[LIST-14]", 2],
      ]${end}("[API-027] %s five", () => {});
    `;
    expect(titlesIn(text)).toEqual([
      "[U1] [LIST-06] one",
      ...["[LIST-07] two", "[LIST-08] two"],
      "three with %s",
      ...["[LIST-10] [U2] four", "[LIST-11] [U2] four"],
      ...["[API-027] [LIST-12] [LIST-13] five", "[API-027] [LIST-14] five"],
    ]);
    expect(idsOf("[U1] [LIST-06] one")).toEqual(["U1", "LIST-06"]);
    expect(idsOf("an address like [0] or [id] is none")).toEqual([]);
  });
});
