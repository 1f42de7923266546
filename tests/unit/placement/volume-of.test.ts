import { expect, test } from "vitest";
import { volumeOf } from "../../../app/features/placement/goods/volume-of";

test.each([
  [["200", "180", "30", "1"], "1.08"],
  [["200", "180", "30", "2"], "2.16"],
  [["100", "100", "100", "1"], "1"],
  [["1", "1", "1", "1"], "0.01"],
  [["200", "", "30", "1"], null],
  [["200", "180", "30", "0"], null],
  [["120.5", "100", "100", "1"], "1.21"],
  [["１２０，５", "100", "100", "1件"], "1.21"],
  [["200", "180", "30", "1000"], null],
  [["1.2.0", "180", "30", "1"], null],
  [["10000", "180", "30", "1"], null],
])("[U24] packages of %j take %s m³", ([length = "", width = "", height = "", pieces = ""], volume) => {
  expect(volumeOf({ length, width, height, pieces })).toBe(volume);
});
