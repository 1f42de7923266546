import { expect, test } from "vitest";
import { SECOND } from "../../../backend/src/shared/clock";
import { withOneLife } from "../../support/orders/one-life";
import { callsOf } from "./support";

const life = withOneLife(5_000_000);
const calls = callsOf(life);

test("[U27] [U53] the timeline of the order tells of every call that rang: who called, how it ended, how long it was", async () => {
  const { orderId } = await calls.order();
  const lines = async () => {
    const { data } = await life.call("GET", `/order/api/order/${orderId}`);
    const log: { event: string; title: string; content: string; operatorName: string }[] = data.orderLogs;
    return log
      .filter(({ event }) => event === "call")
      .map(({ title, content, operatorName }) => `${operatorName} ${title} ${content}`);
  };
  // A call that never rang.
  await calls.callOff((await calls.start(orderId)).data.videoCallInstanceId);
  expect(await lines()).toEqual([]);
  const talked = await calls.talking(orderId);
  expect(await lines()).toEqual([]);
  life.backend.clock.advance(20 * SECOND);
  await calls.callOff(talked);
  life.backend.clock.advance(SECOND);
  const missed = await calls.incoming(orderId);
  await calls.masterHangsUp(missed);
  life.backend.clock.advance(SECOND);
  await calls.reject((await calls.ring(orderId, "audio")).data.sendUserId);
  expect(await lines()).toEqual([
    "客户 呼叫师傅（视频） 通话 20 秒",
    "陈师傅 师傅来电（视频） 未接来电",
    "陈师傅 师傅来电（语音） 已挂断，未接听",
  ]);
});
