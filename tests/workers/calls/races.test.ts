import { describe, expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { makePartner, PARTNER_ENV } from "../../support/partner/partner-clients";
import { createTestBackend } from "../../support/servers/backend";
import { callsOf } from "./support";

const life = withOneLife(5_000_000);
const calls = callsOf(life);
const ROUNDS = 20;

/** What the two made of it, by their codes. */
const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code);

describe("[R39] at the same moment", () => {
  test("both hang up: the call ends once, and both succeed", async () => {
    const { orderId } = await calls.order();
    for (let round = 0; round < ROUNDS; round++) {
      const id = await calls.talking(orderId);
      const before = calls.told().length;
      expect(codes(await Promise.all([calls.callOff(id), calls.masterHangsUp(id)]))).toEqual([0, 0]);
      expect((await calls.stored(id))?.status).toBe("ENDED");
      expect(calls.told().length - before).toBe(1);
    }
  });

  test("an answer and a cancellation: the call is over either way, and who answered first has talked", async () => {
    const { orderId } = await calls.order();
    for (let round = 0; round < ROUNDS; round++) {
      const id = await calls.incoming(orderId);
      const [answer, cancelled] = await Promise.all([calls.accept(id), calls.masterHangsUp(id)]);
      expect(cancelled.code).toBe(0);
      const { status } = (await calls.stored(id)) ?? {};
      expect([answer.code, status]).toEqual(answer.code === 0 ? [0, "ENDED"] : [4009, "CANCELLED"]);
    }
  });

  test("three windows answer: one gets the line", async () => {
    const { orderId, workerId } = await calls.order();
    for (let round = 0; round < ROUNDS; round++) {
      const id = await calls.incoming(orderId);
      const answers = await Promise.all(
        ["window-a", "window-b", "window-c"].map((key) => calls.accept(id, key)),
      );
      expect(codes(answers).sort()).toEqual([0, 4009, 4009]);
      await calls.reject(workerId, id);
    }
  });

  test("two windows answer: the one that fails to ends its ringing and not the talk, which the other one hangs up", async () => {
    const { orderId, workerId } = await calls.order();
    for (let round = 0; round < ROUNDS; round++) {
      const id = await calls.incoming(orderId);
      const windows = ["window-a", "window-b"] as const;
      const answers = await Promise.all(windows.map((key) => calls.accept(id, key)));
      const [loser, winner] = answers[0]?.code === 0 ? windows.toReversed() : windows;
      expect((await calls.reject(workerId, id, loser)).code).toBe(0);
      expect((await calls.keep(id)).data.status).toBe("ACCEPTED");
      expect((await calls.reject(workerId, id, winner)).code).toBe(0);
      expect(await calls.stored(id)).toEqual({ status: "ENDED", ended_by: "CUSTOMER" });
    }
  });

  test("two persons of the customer service answer: one talks, and the other one's refusal does not end the talk", async () => {
    const { orderId } = await calls.order({ orderType: "TIMELY" });
    const { env, clock } = life.backend;
    const desk = await makePartner(createTestBackend({ env: { ...env, ...PARTNER_ENV }, clock }), {
      scopes: ["steps"],
    });
    const id: string = (await calls.start(orderId)).data.videoCallInstanceId;
    await calls.inform(id);
    const step = (person: string, name: string) =>
      desk.call("POST", `/operator/api/call/${id}/${name}`, { person });
    const persons = ["zhang.wei", "li.na"] as const;
    const answers = await Promise.all(persons.map((person) => step(person, "accept")));
    expect(codes(answers).sort()).toEqual([0, 4009]);
    const [loser, winner] = answers[0]?.code === 0 ? persons.toReversed() : persons;
    expect(await step(loser, "accept")).toMatchObject({ code: 4009, message: "已在其他窗口接听" });
    expect((await step(winner, "accept")).code).toBe(0);
    expect((await step(loser, "hang_up")).code).toBe(0);
    expect((await calls.stored(id))?.status).toBe("ACCEPTED");
    expect((await step(winner, "hang_up")).code).toBe(0);
    expect(await calls.stored(id)).toEqual({ status: "ENDED", ended_by: "WORKER" });
  });

  test("both call each other: one call comes about, the other is told that the line is busy", async () => {
    const { orderId } = await calls.order();
    for (let round = 0; round < ROUNDS; round++) {
      const [out, incoming] = await Promise.all([calls.start(orderId), calls.ring(orderId)]);
      expect(codes([out, incoming]).sort()).toEqual([0, 4009]);
      const won = out.code === 0 ? out : incoming;
      await calls.masterHangsUp(won.data.videoCallInstanceId);
    }
  });
});
