import { expect, test } from "vitest";
import { runLine } from "../../support/graph-lines";
import { TABLES } from "./tables";

/** The lines that hold a requirement. Each is found by its field and by what its arguments or its value contain. */
test.each([
  ["ABN-02", "Viewer.abnormalRecords", '"mediaUrls":["/files/1.jpg","/files/2.mp4"]'],
  ["ABN-02", "Mutation.reportException", '"abnormalImage":"/files/1.jpg,/files/2.mp4"'],
  ["API-093", "Mutation.verifySmsCode", '"valid":false'],
  ["CONST-11", "Query.logisticsCompanies", '"pageSize":"20"'],
  ["COMP-06", "Mutation.fileComplaint", '"picUrls":"/files/1.jpg|/files/2.jpg"'],
  ["DETAIL-12", "Viewer.abnormalRecords", '"mainOrderId":"5"'],
  ["FOLLOW-02", "Mutation.addFollowUp", '"imgList":"/files/1.jpg,/files/2.jpg"'],
  ["GOODS-06", "Mutation.addLibraryGoods", '"installVideoUrl":"/files/1.mp4"'],
  ["GOODS-06", "Mutation.changeLibraryGoods", '"installVideoUrl":"/files/1.mp4"'],
  ["GOODS-06", "Viewer.libraryGoods", '"videoUrl":"/files/8.jpg"'],
  ["MARK-05", "Mutation.payMarkup", '"type":"ORDINARY"'],
  ["MARK-05", "Mutation.payMarkup", '"type":"ABNORMAL"'],
  ["SET-04", "Viewer.customer", '"gender":"MALE"'],
  ["SET-04", "Mutation.changeProfile", '"gender":"1"'],
  ["SET-05", "Mutation.changeProfile", '"email":"a@example.com"'],
  ["SET-05", "Viewer.customer", '"email":"email 5"'],
] as const)("[%s] %s carries %s", async (_id, field, part) => {
  const lines = Object.values(TABLES)
    .flat()
    .filter((line) => line.field === field)
    .filter(({ asked, value }) => JSON.stringify({ asked, value }).includes(part));
  expect(lines).not.toEqual([]);
  for (const line of lines) {
    const { asked, value } = await runLine(line);
    expect({ asked, value }).toEqual({ asked: line.asked, value: line.value });
  }
});
