import { expect, test } from "vitest";
import { stepOneFailures } from "../../../app/features/placement/checks/step-one-issues";
import { freshDraft } from "../../../app/features/placement/draft/order-draft";
import { uploadIssue } from "../../../schema/rules/files/upload";
import { stepOneIssues, stepTwoIssues } from "../../../schema/rules/placing/order-draft";

const NOTHING_TYPED = {
  customerName: "",
  customerPhone: "",
  areaCode: null,
  address: "",
  hasLift: null,
  floors: "",
  items: [{ imageUrl: null, goodsTypeId: null, name: "", count: 1 }],
  totalVolume: "",
  packingCount: "0",
};
const LOGISTICS = { takeDeliveryFee: true, isArrival: true, logisticsNo: "", logisticsPhone: "" };

const said = (issues: readonly { message: string }[]) => issues.map(({ message }) => message);

test("[AUTH-03] [ERR-15] an order that is placed says what is missing in the documented words", () => {
  expect(said(stepOneIssues(NOTHING_TYPED))).toEqual([
    "请输入客户姓名",
    "请输入合法手机号",
    "请选择所在城市",
    "请输入详细地址",
    "请选择有无电梯",
    "请上传商品图片",
    "请选择商品类别",
    "请输入商品名称",
    "请输入的体积",
    "包装件数不能为0",
  ]);
  expect(said(stepOneIssues({ ...NOTHING_TYPED, hasLift: false }))).toContain("请输入楼梯层数");
  expect(said(stepOneFailures(freshDraft(() => "1")))).toEqual(["请先选择商品类目"]);
  expect(said(stepTwoIssues({ ...LOGISTICS, contactName: "", contactPhone: "" }))).toEqual([
    "请输入物流单号",
    "请输入合法的物流电话号码",
    "请输入您的姓名",
    "请输入您的合法电话号码",
  ]);
});

test("[ERR-15] its files are refused in the documented words", () => {
  expect(uploadIssue("image", { type: "image/gif", size: 1 })).toBe("图片只能上传jpg、png格式");
  expect(uploadIssue("video", { type: "video/webm", size: 1 })).toBe("视频只能上传mp4格式");
  expect(uploadIssue("video", { type: "video/mp4", size: 100 * 1024 * 1024 })).toBe("视频不能超过100M");
});
