import type { Line } from "../../../../support/graph/graph-lines";

export const complaintStepsLines: readonly Line[] = [
  {
    field: "Mutation.fileComplaint",
    shows: "about the master, two pictures",
    args: {
      input: {
        orderNo: "26112000001001",
        object: "WORKER",
        content: "迟到",
        imageUrls: ["/files/1.jpg", "/files/2.jpg"],
      },
    },
    asked: [
      {
        call: "POST /order/api/complaint/add_complaint/26112000001001",
        body: { content: "迟到", complaintObject: 0, picUrls: "/files/1.jpg|/files/2.jpg" },
      },
    ],
    value: { __typename: "ComplaintFiled", orderNo: "26112000001001" },
  },
  {
    field: "Mutation.fileComplaint",
    shows: "about something else, without pictures",
    args: { input: { orderNo: "26112000001001", object: "OTHER", content: "太贵" } },
    asked: [
      {
        call: "POST /order/api/complaint/add_complaint/26112000001001",
        body: { content: "太贵", complaintObject: 1 },
      },
    ],
    value: { __typename: "ComplaintFiled", orderNo: "26112000001001" },
  },
  {
    field: "Mutation.revokeComplaint",
    shows: "one of them",
    args: { id: "9" },
    asked: [{ call: "GET /order/api/complaint/9/revoke" }],
    value: { __typename: "ComplaintRevoked", id: "9" },
  },
];
