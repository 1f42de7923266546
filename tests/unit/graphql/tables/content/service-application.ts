import type { Line } from "../../../../support/graph/graph-lines";

export const serviceApplicationLines: readonly Line[] = [
  {
    field: "Mutation.applyAsServiceProvider",
    shows: "a company with all fields",
    args: {
      input: {
        type: "ENTERPRISE",
        companyName: "装达公司",
        companyAreaCode: "330106",
        companyAddress: "公司地址",
        contactName: "王五",
        contactPhone: "13700000000",
        contactAreaCode: "330108",
        contactAddress: "联系地址",
        remark: "备注",
        goodsTypeIds: ["1", "2"],
      },
    },
    asked: [
      {
        call: "POST /user/api/service_settle_in/add",
        body: {
          type: "ENTERPRISE",
          companyName: "装达公司",
          companyAddressCode: "330106",
          companyAddress: "公司地址",
          contactName: "王五",
          contactTel: "13700000000",
          contactAddressCode: "330108",
          detailAddress: "联系地址",
          remark: "备注",
          goodsTypeIds: ["1", "2"],
        },
      },
    ],
    value: { __typename: "ServiceApplicationSent", ok: true },
  },
  {
    field: "Mutation.applyAsServiceProvider",
    shows: "a person; what is left out is not sent",
    args: {
      input: { type: "PERSONAL", contactName: "王五", contactPhone: "13700000000", goodsTypeIds: ["3"] },
    },
    asked: [
      {
        call: "POST /user/api/service_settle_in/add",
        body: { type: "PERSONAL", contactName: "王五", contactTel: "13700000000", goodsTypeIds: ["3"] },
      },
    ],
    value: { __typename: "ServiceApplicationSent", ok: true },
  },
];
