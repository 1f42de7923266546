import { expect, test } from "vitest";
import { runLine } from "../../support/graph-lines";
import { TABLES } from "./tables";

/** The lines that hold a requirement. Each is found by its field and by what its arguments or its value contain. */
test.each([
  ["ABN-02", "Viewer.abnormalRecords", '"mediaUrls":["/files/1.jpg","/files/2.mp4"]'],
  ["ABN-02", "Mutation.reportException", '"abnormalImage":"/files/1.jpg,/files/2.mp4"'],
  ["API-093", "Mutation.verifySmsCode", '"valid":false'],
  ["BATCH-08", "Mutation.submitImportRows", '"orderBatchIds":"91,92"'],
  ["CALL-06", "Query.platformContacts", '"pageSize":"999"'],
  ["CALL-10", "Mutation.startCall", "POST /user/api/video_call/video_call_customer"],
  ["CALL-10", "Mutation.informCall", "POST /user/api/video_call/video_call_inform"],
  ["CALL-10", "Mutation.endCall", "POST /user/api/video_call/sender_call_off"],
  ["CALL-10", "Mutation.endCall", "POST /user/api/video_call/receive_reject"],
  ["COMP-06", "Mutation.fileComplaint", '"picUrls":"/files/1.jpg|/files/2.jpg"'],
  ["CONST-11", "Query.logisticsCompanies", '"pageSize":"20"'],
  ["DETAIL-12", "Viewer.abnormalRecords", '"mainOrderId":"5"'],
  ["ENUM-26", "Viewer.rechargeStatus", '"value":"SUCCESS"'],
  ["FEED-06", "Mutation.sendFeedback", '"imgs":[{"url":"/files/1.jpg"},{"url":"/files/2.jpg"}]'],
  ["FOLLOW-02", "Mutation.addFollowUp", '"imgList":"/files/1.jpg,/files/2.jpg"'],
  ["GOODS-03", "Viewer.libraryGood", "POST /user/api/goods/get"],
  ["GOODS-06", "Mutation.addLibraryGoods", '"installVideoUrl":"/files/1.mp4"'],
  ["GOODS-06", "Mutation.changeLibraryGoods", '"installVideoUrl":"/files/1.mp4"'],
  ["GOODS-06", "Viewer.libraryGoods", '"videoUrl":"/files/8.jpg"'],
  ["GOODS-07", "Mutation.addLibraryGoods", '"shopUrl":"https://shop.test/1"'],
  ["GOODS-07", "Mutation.changeLibraryGoods", '"shopUrl":"https://shop.test/1"'],
  ["GOODS-09", "Mutation.deleteLibraryGoods", '"body":{"id":"9"}'],
  ["LOG-01", "Query.logisticsCompanies", '"pageSize":"20"'],
  ["MARK-05", "Mutation.payMarkup", '"type":"ORDINARY"'],
  ["MARK-05", "Mutation.payMarkup", '"type":"ABNORMAL"'],
  ["MSG-02", "Viewer.messages", '"unread":{"all":6,"appointment":3,"service":1,"system":2}'],
  ["MSG-05", "Mutation.markMessageRead", '"body":{"id":"41"}'],
  ["MSG-06", "Mutation.markAllMessagesRead", '"title":"改约提醒"'],
  ["NOTICE-01", "Query.articles", '"typeCode":"notice"'],
  ["SAFE-06", "Mutation.bindAlipay", '"account":"a@example.com","realName":"张三"'],
  ["SAFE-07", "Mutation.bindWechat", '"content":"weixin://bind"'],
  ["SAFE-09", "Mutation.unbindPayoutAccount", '"payWay":"WECHAT"'],
  ["SAFE-11", "Mutation.verifySmsCode", '"mobile":"13812345678","code":"1234"'],
  ["SAFE-13", "Mutation.changePhone", '"phone":"13900000000","code":"2222"'],
  ["SAFE-17", "Mutation.setPayPassword", '"pwd":"246810"'],
  ["SAFE-19", "Mutation.sendSmsCode", '"telephone":"13812345678"'],
  ["SET-01", "Mutation.changeProfile", '"avatar":"/files/new.jpg"'],
  ["SET-03", "Mutation.changeProfile", '"nickname":"新昵称"'],
  ["SET-04", "Viewer.customer", '"gender":"MALE"'],
  ["SET-04", "Mutation.changeProfile", '"gender":"1"'],
  ["SET-05", "Mutation.changeProfile", '"email":"a@example.com"'],
  ["SET-05", "Viewer.customer", '"email":"email 5"'],
  ["SET-06", "Mutation.changeProfile", '"areaCode":"33_3301_330106"'],
  ["SET-06", "Viewer.customer", '"areaPath":["33","3301","330106"]'],
  ["SET-07", "Mutation.changeProfile", '"address":"文三路 1 号"'],
  ["WALLET-01", "Viewer.wallet", '"balance":115,"withdrawing":215'],
  ["WALLET-02", "Viewer.cashFlows", '"startTime":"2026-11-01 00:00:00"'],
  ["WALLET-03", "Viewer.cashFlows", '"pageSize":12,"cashType":4'],
  ["WALLET-10", "Viewer.withdrawals", '"startTime":"2026-11-01","endTime":"2026-11-30"'],
  ["WALLET-12", "Viewer.withdrawals", '"fee":615'],
  ["WALLET-20", "Mutation.withdraw", '"realName":"张三","amount":"100.50"'],
  ["WALLET-25", "Mutation.rechargeWallet", '"pageHtml":"<form/>"'],
  ["WALLET-25", "Mutation.rechargeWallet", '"qrCode":"weixin://1"'],
  ["WALLET-26", "Viewer.rechargeStatus", '"value":"SUCCESS"'],
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
