import { describe, expect, test } from "vitest";
import { stepOneFailures } from "../../../app/features/placement/checks/step-one-issues";
import { freshDraft, freshItem, type OrderDraft } from "../../../app/features/placement/draft/order-draft";
import { fitDigits, plainCount } from "../../../schema/rules/digits";
import { UPLOAD_LIMITS, uploadIssue } from "../../../schema/rules/files/upload";
import {
  limitVolumeInput,
  ORDER_DRAFT_LIMITS,
  parseVolume,
  stepOneIssues,
  stepTwoIssues,
} from "../../../schema/rules/placing/order-draft";

const good = { imageUrl: "/files/a.png", goodsTypeId: "12", name: "双人床", count: 1 };
const complete = {
  customerName: "王芳",
  customerPhone: "13800138000",
  areaCode: "330106",
  address: "文三路 1 号",
  hasLift: true,
  floors: "",
  items: [good],
  totalVolume: "1.5",
  packingCount: "1",
};

describe("step one", () => {
  test("a complete form has nothing to say", () => {
    expect(stepOneIssues(complete)).toEqual([]);
  });

  test.each([
    ["PLACE-27", { customerName: " " }, "customerName", "请输入客户姓名"],
    ["PLACE-28", { customerPhone: "10800138000" }, "customerPhone", "请输入合法手机号"],
    ["PLACE-29", { areaCode: null }, "areaCode", "请选择所在城市"],
    ["PLACE-30", { address: "" }, "address", "请输入详细地址"],
    ["PLACE-31", { hasLift: null }, "hasLift", "请选择有无电梯"],
    ["PLACE-32", { hasLift: false }, "floors", "请输入楼梯层数"],
    ["PLACE-33", { items: [{ ...good, imageUrl: null }] }, "items.0.imageUrl", "请上传商品图片"],
    ["PLACE-34", { items: [{ ...good, goodsTypeId: null }] }, "items.0.goodsTypeId", "请选择商品类别"],
    ["PLACE-35", { items: [{ ...good, name: "" }] }, "items.0.name", "请输入商品名称"],
    ["PLACE-35", { items: [{ ...good, name: " " }] }, "items.0.name", "请输入商品名称"],
    ["PLACE-36", { totalVolume: "" }, "totalVolume", "请输入的体积"],
    ["PLACE-36", { totalVolume: "0" }, "totalVolume", "请输入的体积"],
    ["PLACE-36", { totalVolume: "约3方" }, "totalVolume", "请输入的体积"],
    ["PLACE-36", { totalVolume: "99999999.99" }, "totalVolume", "请输入的体积"],
    ["PLACE-36", { totalVolume: "12345678901" }, "totalVolume", "请输入的体积"],
    ["PLACE-37", { packingCount: "0" }, "packingCount", "包装件数不能为0"],
    ["PLACE-41", { items: [{ ...good, count: 1000 }] }, "items.0.count", "商品数量须为1-999"],
    ["PLACE-41", { items: [{ ...good, count: 0 }] }, "items.0.count", "商品数量须为1-999"],
    ["PLACE-42", { packingCount: "1000" }, "packingCount", "包装件数须为1-999"],
  ])("[%s] %j is said as %s: %s", (_id, change, field, message) => {
    expect(stepOneIssues({ ...complete, ...change })).toEqual([{ field, message }]);
  });

  test("[PLACE-32] with an elevator the floors are not asked for", () => {
    expect(stepOneIssues({ ...complete, hasLift: true, floors: null })).toEqual([]);
  });

  test.each([
    ["PLACE-27", 1, "请输入客户姓名"],
    ["PLACE-28", 2, "请输入合法手机号"],
    ["PLACE-29", 3, "请选择所在城市"],
    ["PLACE-30", 4, "请输入详细地址"],
    ["PLACE-31", 5, "请选择有无电梯"],
    ["PLACE-33", 6, "请上传商品图片"],
    ["PLACE-34", 7, "请选择商品类别"],
    ["PLACE-35", 8, "请输入商品名称"],
    ["PLACE-36", 9, "请输入的体积"],
    ["PLACE-37", 10, "包装件数不能为0"],
  ])("[%s] of an empty form failure %i of 10 is %s", (_id, place, message) => {
    const nothing = {
      customerName: "",
      customerPhone: "",
      areaCode: null,
      address: "",
      hasLift: null,
      floors: "",
      items: [{ imageUrl: null, goodsTypeId: null, name: "", count: 1 }],
      totalVolume: "0",
      packingCount: "0",
    };
    const issues = stepOneIssues(nothing);
    expect([issues.length, issues[place - 1]?.message]).toEqual([10, message]);
  });

  test("[PLACE-32] missing floors are told after the elevator question and before the goods", () => {
    const issues = stepOneIssues({ ...complete, hasLift: false, items: [{ ...good, imageUrl: "" }] });
    expect(issues.map(({ message }) => message)).toEqual(["请输入楼梯层数", "请上传商品图片"]);
  });

  test("[PLACE-35] [PLACE-33] [PLACE-34] every good is asked about, the first one first", () => {
    const items = [
      { ...good, name: "" },
      { ...good, imageUrl: null, goodsTypeId: null, name: "" },
    ];
    expect(stepOneIssues({ ...complete, items }).map(({ field }) => field)).toEqual([
      "items.0.name",
      "items.1.imageUrl",
      "items.1.goodsTypeId",
      "items.1.name",
    ]);
  });
});

describe("going on from step one", () => {
  const draftWith = (change: Partial<OrderDraft>): OrderDraft => ({ ...freshDraft(() => "id"), ...change });

  test("[PLACE-21] asks for the category before anything else", () => {
    expect(stepOneFailures(draftWith({}))).toEqual([{ field: "goodsTypeId", message: "请先选择商品类目" }]);
  });

  test("then asks for the service type alone", () => {
    expect(stepOneFailures(draftWith({ goodsTypeId: "1" })).map(({ field }) => field)).toEqual([
      "serviceTypeId",
    ]);
  });

  test.each([
    ["without input", freshItem("a")],
    ["of the library", { ...freshItem("a"), name: "沙发", imageUrl: "/files/sofa.png" }],
  ])("[PLACE-09] [PLACE-31] does not name goods %s that are not shown yet", (_which, item) => {
    const issues = stepOneFailures(draftWith({ goodsTypeId: "1", serviceTypeId: "11", items: [item] }));
    expect(issues.map(({ field }) => field)).toEqual([
      "customerName",
      "customerPhone",
      "areaCode",
      "address",
      "hasLift",
    ]);
  });
});

describe("step two", () => {
  const contact = { contactName: "李雷", contactPhone: "13800138000" };
  const pickup = {
    takeDeliveryFee: true,
    isArrival: true,
    logisticsNo: "SF100",
    logisticsPhone: "057188886666",
  };

  test.each([
    ["PLACE-55", { ...pickup, logisticsNo: "" }, "logisticsNo", "请输入物流单号"],
    ["PLACE-56", { ...pickup, logisticsPhone: "0571-8888" }, "logisticsPhone", "请输入合法的物流电话号码"],
    ["PLACE-57", { ...pickup, logisticsPhone: "1".repeat(13) }, "logisticsPhone", "请输入合法的物流电话号码"],
    ["PLACE-58", { ...pickup, contactName: "" }, "contactName", "请输入您的姓名"],
    ["PLACE-59", { ...pickup, contactPhone: "1380013800" }, "contactPhone", "请输入您的合法电话号码"],
  ])("[%s] %j is answered by %s: %s", (_id, change, field, message) => {
    expect(stepTwoIssues({ ...contact, ...change })).toEqual([{ field, message }]);
  });

  test.each([
    ["the master does not collect the goods", { takeDeliveryFee: false, isArrival: true }],
    ["the goods have not arrived", { takeDeliveryFee: true, isArrival: false }],
  ])("[PLACE-55] [PLACE-56] logistics are not asked for when %s", (_why, change) => {
    expect(stepTwoIssues({ ...contact, ...change, logisticsNo: "", logisticsPhone: "" })).toEqual([]);
  });

  test("failures come in the documented order", () => {
    const nothing = { takeDeliveryFee: true, isArrival: true, contactName: "", contactPhone: "" };
    expect(stepTwoIssues(nothing).map(({ message }) => message)).toEqual([
      "请输入物流单号",
      "请输入合法的物流电话号码",
      "请输入您的姓名",
      "请输入您的合法电话号码",
    ]);
  });

  test("[PLACE-57] [CONST-06] logistics number and phone have their documented lengths", () => {
    expect(ORDER_DRAFT_LIMITS.logisticsNoChars).toBe(255);
    expect(ORDER_DRAFT_LIMITS.logisticsPhoneChars).toBe(12);
  });
});

describe("the input that fields accept", () => {
  test.each([
    ["138-0013 8000", "13800138000", ""],
    ["+8613800138000", "13800138000", ""],
    ["１３８００１３８０００", "13800138000", ""],
    ["138001380009", "13800138000", "9"],
    ["138abc", "138", "abc"],
  ])("[PLACE-39] phone %s becomes %s and leaves out %j", (typed, digits, leftOut) => {
    expect(fitDigits(typed, 11)).toEqual({ digits, leftOut });
  });

  test.each([
    ["3.456", "3.45"],
    ["3..4", "3.4"],
    ["1a2m³", "12"],
    ["03", "3"],
    ["0.5", "0.5"],
    ["３。５", "3.5"],
    ["3,5", "3.5"],
    ["1234567890123", "12345678901"],
    ["123456789012.5", "12345678901"],
    ["", ""],
  ])("[PLACE-40] volume %s becomes %s", (typed, kept) => {
    expect(limitVolumeInput(typed)).toBe(kept);
  });

  test.each([
    ["1.50", 1.5],
    [".5", 0.5],
    ["3.", 3],
    ["0", null],
    ["", null],
    [".", null],
    ["1.234", null],
  ])("[PLACE-40] volume %s is %s m³", (input, volume) => {
    expect(parseVolume(input)).toBe(volume);
  });

  test("[U38] a count is understood with its unit, and stays as it was typed otherwise", () => {
    expect(["１2３4件", " 1 000 ", "6层", "12.5", "1O"].map(plainCount)).toEqual([
      "1234",
      "1000",
      "6",
      "12.5",
      "1O",
    ]);
  });
});

describe("files of a good", () => {
  test.each([
    ["PLACE-43", "image", { type: "image/gif", size: 10 }, "图片只能上传jpg、png格式"],
    ["PLACE-44", "video", { type: "video/quicktime", size: 10 }, "视频只能上传mp4格式"],
    ["PLACE-45", "video", { type: "video/mp4", size: UPLOAD_LIMITS.videoBytes }, "视频不能超过100M"],
    ["PLACE-45", "video", { type: "video/mp4", size: UPLOAD_LIMITS.videoBytes - 1 }, null],
    ["PLACE-43", "image", { type: "image/png", size: 10 }, null],
    ["PLACE-43", "image", { type: "image/jpeg", size: 10 }, null],
  ] as const)("[%s] a %s %j answers %s", (_id, kind, file, message) => {
    expect(uploadIssue(kind, file)).toBe(message);
  });
});
