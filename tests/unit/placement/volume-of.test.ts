import { expect, test } from "vitest";
import { volumeOf } from "../../../app/features/placement/goods/volume-of";

test.each([
  [["200", "180", "30", "1"], "1.08"],
  [["200", "180", "30", "2"], "2.16"],
  [["100", "100", "100", "1"], "1"],
  [["1", "1", "1", "1"], "0.01"],
  [["200", "", "30", "1"], null],
  [["200", "180", "30", "0"], null],
])("[U24] packages of %j take %s m³", ([length = "", width = "", height = "", pieces = ""], volume) => {
  expect(volumeOf({ length, width, height, pieces })).toBe(volume);
});
