import { z } from "zod";
import { APPLICANT_TYPES, APPLICATION_LENGTHS as MAX } from "../../rules/content/service-application";
import { defineCall } from "../rest-call";
import { areaCode, id, nothing, pageNumber, pageSize, time } from "../shapes";

const tag = "入驻";
const applicantType = z.enum(APPLICANT_TYPES).describe("PERSONAL 个人，ENTERPRISE 企业");
const text = (max: number) => z.string().max(max).default("");

/**
 * API-017: an application to be a service provider (PUB-33); visitors may. Texts may be left out, the rules of
 * PUB-29..32 say which. The same application sent again on one day is one application.
 */
export const addServiceApplication = defineCall({
  id: "API-017",
  method: "POST",
  path: "/user/api/service_settle_in/add",
  tag,
  summary: "服务商入驻申请",
  body: z.object({
    type: applicantType,
    companyName: text(MAX.companyName),
    companyAddressCode: areaCode.optional(),
    companyAddress: text(MAX.companyAddress),
    contactName: text(MAX.contactName),
    contactTel: text(32),
    contactAddressCode: areaCode.optional(),
    detailAddress: text(MAX.detailAddress),
    remark: text(MAX.remark),
    goodsTypeIds: z.array(id).max(50).describe("代理类目"),
  }),
  data: nothing,
});

/** EXT-131: applications for the platform's staff, newest first. */
export const listServiceApplications = defineCall({
  id: "EXT-131",
  method: "GET",
  path: "/operator/api/service_settle_in",
  tag: "运营",
  summary: "服务商入驻申请列表（新的在前）",
  auth: "operator",
  query: z.object({ pageIndex: pageNumber, pageSize: pageSize(20) }),
  data: z.object({
    rows: z.array(
      z.object({
        id,
        type: applicantType,
        companyName: z.string(),
        companyAddressCode: areaCode.nullable(),
        companyAddress: z.string(),
        contactName: z.string(),
        contactTel: z.string(),
        contactAddressCode: areaCode.nullable(),
        detailAddress: z.string(),
        remark: z.string(),
        goodsTypeIds: z.array(id),
        createTime: time,
      }),
    ),
    total: z.number().int(),
  }),
});
