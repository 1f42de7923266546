import { expect, test, vi } from "vitest";
import { loader } from "../../../app/routes/user.right._index/route";

/** What the page asks for at an address, and what it makes of lists with so many entries on all pages. */
async function load(search: string, total = 20) {
  const list = { nodes: [], total };
  const graphqlParts = vi.fn().mockResolvedValue({ viewer: { complaints: list, refunds: null } });
  const request = new Request(`https://site.invalid/user/right${search}`);
  const context = { hasToken: true, graphqlParts } as never;
  const answer: unknown = await loader({ request, context, params: {} }).catch((error: unknown) => error);
  return { asked: graphqlParts.mock.calls[0]?.[1], answer };
}

test("[COMP-01] [COMP-02] [ARB-13] [CONST-19] the rights centre asks for nine complaints, or for nine arbitrations", async () => {
  expect((await load("?complaintType=0&orderNo=2611")).asked).toEqual({
    isComplaint: true,
    isArbitration: false,
    object: "WORKER",
    orderNo: "2611",
    page: 1,
    pageSize: 9,
  });
  expect((await load("?tab=arbitration&orderNo=26&page=2")).asked).toMatchObject({
    isComplaint: false,
    isArbitration: true,
    object: null,
    orderNo: "26",
    page: 2,
    pageSize: 9,
  });
});

test("[COMP-10] a page of complaints behind the end leads to the last one", async () => {
  const { asked, answer } = await load("?complaintType=1&orderNo=2611&page=7");
  expect(asked).toMatchObject({ isComplaint: true, object: "OTHER", orderNo: "2611", page: 7, pageSize: 9 });
  if (!(answer instanceof Response)) throw new Error("no redirect");
  expect(answer.headers.get("Location")).toBe("/user/right?complaintType=1&orderNo=2611&page=3");
});
