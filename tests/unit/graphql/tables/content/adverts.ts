import type { Line } from "../../../../support/graph/graph-lines";

export const advertsLines: readonly Line[] = [
  {
    field: "Query.adverts",
    shows:
      "of the customer's home; an address that is unsafe, and none; pictures from elsewhere are left out",
    args: { location: "CUSTOMER_HOME" },
    answers: {
      "GET /common/advertise/list": {
        data: {
          rows: [
            { title: "广告", status: 1, location: "x", id: 1, img: "/a.svg", url: "https://example.com/a" },
            { title: null, status: 1, location: "x", id: 2, img: "/b.svg", url: "javascript:alert(1)" },
            { title: "广告", status: 1, location: "x", id: 3, img: "https://elsewhere.com/c.svg", url: null },
            { title: "广告", status: 1, location: "x", id: 4, img: "/d.svg", url: null },
          ],
          total: 4,
        },
      },
    },
    asked: [
      {
        call: "GET /common/advertise/list",
        query: { location: "user_customer_home_page", status: "1", pageNo: "1", pageSize: "50" },
      },
    ],
    value: [
      { image: "/a.svg", title: "广告", url: "https://example.com/a" },
      { image: "/b.svg", title: "", url: null },
      { image: "/d.svg", title: "广告", url: null },
    ],
  },
  {
    field: "Query.adverts",
    shows: "of the partners",
    args: { location: "PARTNERS" },
    isVisitor: true,
    answers: { "GET /common/advertise/list": { data: { rows: [], total: 0 } } },
    asked: [
      {
        call: "GET /common/advertise/list",
        query: { location: "public_home_partner", status: "1", pageNo: "1", pageSize: "50" },
      },
    ],
    value: [],
  },
];
