import type { Line } from "../../../../support/graph/graph-lines";

export const uploadLinksLines: readonly Line[] = [
  {
    field: "Mutation.createUploadLink",
    shows: "for so many pictures",
    args: { count: 3 },
    answers: {
      "POST /common/common/upload_link": {
        data: { id: 1, token: "token 2", expireTime: "2026-11-04 03:03:00" },
      },
    },
    asked: [{ call: "POST /common/common/upload_link", body: { count: 3 } }],
    value: {
      __typename: "UploadLink",
      expiresAt: "2026-11-04T03:03:00+08:00",
      id: "1",
      path: "/upload/token 2",
    },
  },
  {
    field: "Mutation.collectUploads",
    shows: "two pictures, and more to come",
    args: { linkId: "9", isOpen: true },
    answers: { "PUT /common/common/upload_link/9": { data: { urls: ["/files/1.jpg", "/files/2.jpg"] } } },
    asked: [{ call: "PUT /common/common/upload_link/9", body: { isOpen: true } }],
    value: { __typename: "HandedPictures", imageUrls: ["/files/1.jpg", "/files/2.jpg"] },
  },
  {
    field: "Mutation.collectUploads",
    shows: "the last ones",
    args: { linkId: "9", isOpen: false },
    answers: { "PUT /common/common/upload_link/9": { data: { urls: ["/files/1.jpg", "/files/2.jpg"] } } },
    asked: [{ call: "PUT /common/common/upload_link/9", body: { isOpen: false } }],
    value: { __typename: "HandedPictures", imageUrls: ["/files/1.jpg", "/files/2.jpg"] },
  },
  {
    field: "Query.phoneUpload",
    shows: "how many are left and until when",
    args: { token: "t0" },
    isVisitor: true,
    answers: {
      "GET /common/common/phone_upload/t0": {
        data: { merchantName: "merchantName 1", left: 2, expireTime: "2026-11-04 03:03:00" },
      },
    },
    asked: [{ call: "GET /common/common/phone_upload/t0" }],
    value: { expiresAt: "2026-11-04T03:03:00+08:00", left: 2, merchantName: "merchantName 1" },
  },
  {
    field: "Query.phoneUpload",
    shows: "an unknown link",
    args: { token: "t1" },
    isVisitor: true,
    answers: { "GET /common/common/phone_upload/t1": { code: 4004 } },
    asked: [{ call: "GET /common/common/phone_upload/t1" }],
    value: null,
  },
];
