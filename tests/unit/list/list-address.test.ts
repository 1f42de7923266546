import { describe, expect, test } from "vitest";
import { listAddress } from "../../../app/features/list/list-address";
import { oneOf, words } from "../../../app/features/list/param-readers";

const LIST = listAddress({
  path: "/user/things",
  pageSize: 9,
  params: { status: oneOf(["OPEN", "DONE"]), keyword: words(20) },
});

const read = (query: string) => LIST.read(new URLSearchParams(query));

describe("the address of a list", () => {
  test("tells its path, its rows and the names of its parameters", () => {
    expect(LIST).toMatchObject({ path: "/user/things", pageSize: 9, params: ["status", "keyword"] });
  });

  test.each([
    ["", { filter: {}, page: 1, size: undefined }],
    [
      "status=DONE&keyword=沙发&page=3&size=20",
      { filter: { status: "DONE", keyword: "沙发" }, page: 3, size: 20 },
    ],
    ["keyword=+沙发+&other=1", { filter: { keyword: "沙发" }, page: 1, size: undefined }],
    // What is not valid does not filter.
    ["status=done&keyword=++&page=0&size=9", { filter: {}, page: 1, size: undefined }],
  ])("%s is read", (query, place) => {
    expect(read(query)).toStrictEqual(place);
  });

  test("is read from a form, whose files do not filter", () => {
    const form = new FormData();
    form.set("status", "OPEN");
    form.set("keyword", new File(["沙发"], "沙发.txt"));
    expect(LIST.readFilter(form)).toStrictEqual({ status: "OPEN" });
  });

  test.each([
    ["/user/things", {}],
    ["/user/things", { filter: {}, page: 1, size: 9 }],
    ["/user/things?status=OPEN", { filter: { status: "OPEN" } }],
    ["/user/things?status=OPEN&keyword=A-1.b*_", { filter: { keyword: "A-1.b*_", status: "OPEN" } }],
    ["/user/things?keyword=%E6%B2%99%E5%8F%91+%26", { filter: { keyword: "沙发 &" } }],
    ["/user/things?page=2", { page: 2 }],
    ["/user/things?status=DONE&page=2&size=50", { filter: { status: "DONE" }, page: 2, size: 50 }],
  ] as const)("%s is written", (href, place) => {
    expect(LIST.href(place)).toBe(href);
  });

  test("is corrected where its parts do not fit together", () => {
    const tidied = listAddress({
      path: "/user/things",
      pageSize: 9,
      params: { status: oneOf(["OPEN", "DONE"]), keyword: words(20) },
      tidy: (filter) => (filter.status === "OPEN" ? { status: "OPEN" } : filter),
    });
    const filterOf = (query: string) => tidied.read(new URLSearchParams(query)).filter;
    expect(filterOf("status=OPEN&keyword=沙发")).toStrictEqual({ status: "OPEN" });
    expect(filterOf("status=DONE&keyword=沙发")).toStrictEqual({ status: "DONE", keyword: "沙发" });
  });
});
