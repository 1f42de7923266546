import { expect, test } from "vitest";
import { piecesIssue, sideIssue, volumeOf } from "../../../app/features/placement/goods/volume-of";

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
  [["9999", "1", "1", "1"], "0.01"],
  [["9999.5", "180", "30", "1"], null],
  [["10000", "180", "30", "1"], null],
])("[U24] packages of %j take %s m³", ([length = "", width = "", height = "", pieces = ""], volume) => {
  expect(volumeOf({ length, width, height, pieces })).toBe(volume);
});

test.each([
  ["", null],
  ["120.5", null],
  ["9999", null],
  ["9999.5", "请填写不超过9999的数字"],
  ["长", "请填写不超过9999的数字"],
])("[U24] the side %j has the error %j", (typed, issue) => {
  expect(sideIssue(typed)).toBe(issue);
});

test.each([
  ["0", "件数须为1-999"],
  ["1", null],
  ["999", null],
  ["1000", "件数须为1-999"],
  ["", "件数须为1-999"],
])("[U24] %j packages have the error %j", (typed, issue) => {
  expect(piecesIssue(typed)).toBe(issue);
});
