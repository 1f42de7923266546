import { describe, expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";
import { follow, MASTER } from "../../support/orders/order-life";

const life = withOneLife(1_000_000);
const { orderIn, subjectOf } = life;
const LINK = "/order/api/progress_link";

const create = (orderId: number, token = life.account.token) =>
  life.backend.call("POST", LINK, { token, json: { orderId } });
const open = (secret: string) => life.backend.call("GET", `/order/api/progress/${secret}`);

describe("the link to an order's progress", () => {
  test("shows any visitor the order's status, its master and the appointment", async () => {
    const orderId = await orderIn("WAIT_APPOINTMENT");
    const secret = (await create(orderId)).data.token;
    expect((await open(secret)).data).toMatchObject({ status: "WAIT_APPOINTMENT", appointmentTime: null });
    await follow(subjectOf(orderId), ["appoint"]);
    const order = await life.readOrder(orderId);
    expect((await open(secret)).data).toMatchObject({
      orderNo: order.orderNo,
      status: order.status,
      appointmentTime: order.appointmentTime,
      workerName: MASTER.name,
      items: order.orderItems.map(({ name, count }: { name: string; count: number }) => ({ name, count })),
    });
  });

  test("tells no phone, no price, no street and no whole name", async () => {
    const orderId = await orderIn("WAIT_ACCEPT");
    const answer = await open((await create(orderId)).data.token);
    const order = await life.readOrder(orderId);
    // Digits of an amount may stand in the order's number and in a time by chance: amounts are compared as values.
    const said = JSON.stringify(answer);
    const values = JSON.stringify(answer.data).match(/(?<=:)[^,{}[\]]+/g) ?? [];
    const secrets = [
      order.customerPhone,
      order.userPhone,
      MASTER.phone,
      order.customerName,
      order.userName,
      order.address,
    ];
    for (const secret of secrets) expect(said).not.toContain(String(secret));
    for (const amount of [order.totalAmount, order.workerFee]) {
      expect(values).not.toContain(String(amount));
      expect(values).not.toContain(`"${amount}"`);
    }
    expect(Object.keys(answer.data).filter((name) => /phone|amount|fee|address|price/i.test(name))).toEqual(
      [],
    );
  });

  test("is one, however often and from however many windows it is made", async () => {
    const orderId = await orderIn("RECEIVING_ORDER");
    const answers = await Promise.all([create(orderId), create(orderId), create(orderId)]);
    expect(new Set(answers.map(({ data }) => data.token)).size).toBe(1);
    const { data } = await life.backend.call("GET", `${LINK}?orderId=${orderId}`, {
      token: life.account.token,
    });
    expect(data.token).toBe(answers[0]?.data.token);
    expect(data.token).toMatch(/^[\da-f]{32}$/);
  });

  test("leads nowhere once it was ended, and the next one is another", async () => {
    const orderId = await orderIn("RECEIVING_ORDER");
    const secret = (await create(orderId)).data.token;
    const revoke = () => life.backend.call("DELETE", `${LINK}/${orderId}`, { token: life.account.token });
    expect([(await revoke()).code, (await revoke()).code]).toEqual([0, 0]);
    const missing = { code: 4004, message: "进度链接不存在", data: null };
    expect(await open(secret)).toEqual(missing);
    expect(await open("0".repeat(32))).toEqual(missing);
    const next = (await create(orderId)).data.token;
    expect(next).not.toBe(secret);
    expect((await open(secret)).code).toBe(4004);
    expect((await open(next)).code).toBe(0);
  });

  test("[ROLE-16] is made and ended by the order's customer alone", async () => {
    const orderId = await orderIn("RECEIVING_ORDER");
    const secret = (await create(orderId)).data.token;
    const { token } = await signIn();
    expect((await create(orderId, token)).code).toBe(4004);
    expect((await life.backend.call("GET", `${LINK}?orderId=${orderId}`, { token })).code).toBe(4004);
    expect((await life.backend.call("DELETE", `${LINK}/${orderId}`, { token })).code).toBe(4004);
    expect((await open(secret)).code).toBe(0);
  });
});
