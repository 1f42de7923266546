import type { Line } from "../../../../support/graph/graph-lines";

export const profileLines: readonly Line[] = [
  {
    field: "Mutation.changeProfile",
    shows: "every field has a parameter of its own",
    args: {
      input: {
        avatarUrl: "/files/new.jpg",
        nickname: "新昵称",
        gender: "MALE",
        email: "a@example.com",
        areaPath: ["33", "3301", "330106"],
        address: "文三路 1 号",
      },
    },
    asked: [
      {
        call: "POST /user/api/customer/modify",
        query: {
          avatar: "/files/new.jpg",
          nickname: "新昵称",
          gender: "1",
          email: "a@example.com",
          areaCode: "33_3301_330106",
          address: "文三路 1 号",
        },
      },
    ],
    value: { __typename: "ProfileChanged", isDone: true },
  },
  {
    field: "Mutation.changeProfile",
    shows: "a woman; what is left out is not sent",
    args: { input: { gender: "FEMALE" } },
    asked: [{ call: "POST /user/api/customer/modify", query: { gender: "2" } }],
    value: { __typename: "ProfileChanged", isDone: true },
  },
  {
    field: "Mutation.changeProfile",
    shows: "what is emptied is sent empty",
    args: { input: { nickname: "", email: "", areaPath: [], address: "" } },
    asked: [
      {
        call: "POST /user/api/customer/modify",
        query: { nickname: "", email: "", areaCode: "", address: "" },
      },
    ],
    value: { __typename: "ProfileChanged", isDone: true },
  },
];
