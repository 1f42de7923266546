import { describe, expect, test } from "vitest";
import { sheetIssue } from "../../../app/features/batch-orders/start/send-sheet";
import {
  isScientific,
  readCount,
  readFlag,
  readFloors,
  readLift,
  readMoment,
  readPhone,
  readVolume,
} from "../../../backend/src/modules/batch-orders/checking/read-cell";
import { cellText } from "../../../backend/src/shared/spreadsheet/read/cell-text";
import { normalizeWaybill } from "../../../schema/rules/orders/waybill";

describe("[U25] cells as customers type them", () => {
  test.each([
    ["13800138000", "13800138000", false],
    ["１３８ 0013-8000", "13800138000", false],
    ["+86 138 0013 8000", "13800138000", false],
    ["1.3800138000E+10", "13800138000", false],
    ["13800138000－1000", "13800138000-1000", false],
    ["13800138000转801", "13800138000-801", false],
    ["0757-23881234", "0757-23881234", false],
    ["075723881234", "0757-23881234", false],
    ["1.38E+10", "1.38E+10", true],
  ])("the phone %s is %s", (typed, phone, isLost) => {
    expect(readPhone(typed)).toEqual({ phone, isLost });
  });

  test.each([
    ["有", true],
    ["有电梯", true],
    ["是", true],
    ["TRUE", true],
    ["已到", true],
    ["无", false],
    ["没有", false],
    ["０", false],
    ["未到货", false],
    ["也许", null],
  ])("%s is %s", (typed, flag) => {
    expect(readFlag(typed)).toBe(flag);
  });

  test.each([
    ["２件", "2"],
    ["3 套", "3"],
    ["6楼", "6"],
    ["1.0", "1"],
    ["1.5", "1.5"],
    ["3 件", "3"],
    ["共3件", "3"],
    ["两件", "两"],
  ])("the count %s is %s", (typed, count) => {
    expect(readCount(typed)).toBe(count);
  });

  test.each([
    ["2.5m³", "2.5"],
    ["２．５方", "2.5"],
    ["3 立方米", "3"],
    ["2.555", "2.555"],
    ["很大", "很大"],
  ])("the volume %s is %s", (typed, volume) => {
    expect(readVolume(typed)).toBe(volume);
  });

  test.each([
    ["2026-12-01 14:00:00", "2026-12-01 14:00:00"],
    ["2026-12-01T14:00:00", "2026-12-01 14:00:00"],
    ["2026/12/1 14:30", "2026-12-01 14:30:00"],
    ["2026年12月1日 下午2点", "2026-12-01 14:00:00"],
    ["12月1日", "2026-12-01 09:00:00"],
    ["2026-12-01", "2026-12-01 09:00:00"],
    ["11月21日", "2026-11-21 13:00:00"],
    ["2026-11-20", "2026-11-20 20:00:00"],
    ["46357", "2026-12-01 09:00:00"],
    ["46357.5833", "2026-12-01 14:00:00"],
    ["39999", null],
    ["463570", null],
    ["2026-02-30", null],
    ["2月29日", null],
    ["2026-12-01 24:00", null],
    ["2026-12-01 14:60", null],
    ["下周", null],
  ])("the moment %s is %s, read on 21 November at 12:10", (typed, moment) => {
    expect(readMoment(typed, Date.parse("2026-11-21T12:10:00+08:00"))).toBe(moment);
  });

  test.each([
    ["1月3日", "2026-12-28", "2027-01-03 09:00:00"],
    ["12月31日", "2026-12-30", "2026-12-31 09:00:00"],
    ["12月31日 14:00", "2027-01-02", "2026-12-31 14:00:00"],
    ["2月29日", "2028-01-10", "2028-02-29 09:00:00"],
    ["2026年1月3日 8:00", "2026-12-28", "2026-01-03 08:00:00"],
  ])("the moment %s, read on %s, is in the year that brings it nearest: %s", (typed, today, moment) => {
    expect(readMoment(typed, Date.parse(`${today}T12:10:00+08:00`))).toBe(moment);
  });

  test.each([
    ["有", true, null],
    ["无电梯", false, null],
    ["步梯6楼", false, 6],
    ["步梯 ６ 楼", false, 6],
    ["６F楼梯房", false, 6],
    ["三楼没电梯", false, 3],
    ["电梯12层", true, null],
    ["电梯", true, null],
  ])("a house described as %s has a lift: %s, storey %s", (typed, hasLift, floors) => {
    expect(readLift(typed)).toEqual({ hasLift, floors });
  });

  test.each([
    ["6", "6", null],
    ["6楼", "6", null],
    ["1", "1", null],
    ["步梯6楼", "6", false],
    ["很高", "很高", null],
  ])("the storey %s is %s, and says of a lift: %s", (typed, floors, hasLift) => {
    const read = readFloors(typed);
    expect([read.floors, read.lift?.hasLift ?? null]).toEqual([floors, hasLift]);
  });

  test.each([
    ['="329812345678901234"', "329812345678901234"],
    ["'13800138000", "13800138000"],
    ["’SF1234567", "SF1234567"],
    ["'小满'的店", "'小满'的店"],
    ["=1+1", "=1+1"],
    ["#N/A", ""],
    [" #DIV/0! ", ""],
    ["#1 楼", "#1 楼"],
    ["N/A", "N/A"],
  ])("the cell %s of an export says %s", (cell, text) => {
    expect(cellText(cell)).toBe(text);
  });

  test.each([
    [4012345678901230000, true],
    [1e15, true],
    [999999999999999, false],
    [13800138000, false],
  ])("the number %d of a workbook has lost its last digits: %s", (number, isLost) => {
    expect(isScientific(cellText(number))).toBe(isLost);
    expect(readPhone(cellText(number)).isLost).toBe(isLost);
  });

  test.each([
    ["No:DPK36209", "DPK36209"],
    ["运单号：ＳＦ１２３４", "SF1234"],
    [" NO.123 ", "123"],
    ["NO123", "NO123"],
  ])("the waybill %s is %s", (typed, number) => {
    expect(normalizeWaybill(typed)).toBe(number);
  });
});

describe("[BATCH-04] a file is refused before it is sent", () => {
  test.each([
    ["订单.xlsx", 1_000, null],
    ["订单.XLS", 1_000, null],
    ["订单.csv", 10 * 1024 * 1024, null],
    ["订单.pdf", 1_000, "请上传 xlsx、xls 或 csv 格式的表格"],
    ["订单", 1_000, "请上传 xlsx、xls 或 csv 格式的表格"],
    ["订单.xlsx", 0, "文件中没有数据，请填写后再上传"],
    ["订单.xlsx", 10 * 1024 * 1024 + 1, "文件不能超过 10MB，请拆分后再上传"],
  ])("%s of %d bytes: %s", (name, size, issue) => {
    expect(sheetIssue({ name, size })).toBe(issue);
  });
});
