import { describe, expect, test } from "vitest";
import { SECOND } from "../../../backend/src/shared/clock";
import { withOneLife } from "../../support/orders/one-life";
import { callsOf } from "./support";

const life = withOneLife(5_000_000);
const calls = callsOf(life);

describe("[R39] a call that was begun and never rang, because the answer to its start was lost", () => {
  test("gives way to the customer's next one at once, which rings", async () => {
    const { orderId } = await calls.order();
    const lost: string = (await calls.start(orderId)).data.videoCallInstanceId;
    life.backend.clock.advance(2 * SECOND);
    const next = await calls.start(orderId);
    expect(next.code).toBe(0);
    expect(await calls.stored(lost)).toEqual({ status: "CANCELLED", ended_by: "CUSTOMER" });
    const id: string = next.data.videoCallInstanceId;
    expect((await calls.inform(id)).code).toBe(0);
    expect(await calls.ringing(orderId)).toMatchObject({ videoCallInstanceId: id });
    await calls.callOff(id);
  });

  test("one that rings does not give way", async () => {
    const [{ orderId }, other] = [await calls.order(), await calls.order()];
    const id: string = (await calls.start(orderId)).data.videoCallInstanceId;
    await calls.inform(id);
    expect((await calls.start(other.orderId)).message).toBe("您正在通话中，请先结束当前通话");
    await calls.callOff(id);
  });

  test("the master's own does not give way to the customer's", async () => {
    const [{ orderId }, other] = [await calls.order(), await calls.order()];
    const id = await calls.incoming(orderId);
    expect((await calls.start(other.orderId)).message).toBe("您正在通话中，请先结束当前通话");
    expect((await calls.stored(id))?.status).toBe("RINGING");
    await calls.masterHangsUp(id);
  });
});
