import fc from "fast-check";
import { defineCommand } from "../command";
import { LONGEST_RUN_MS } from "../model";

const MINUTE = 60 * 1000;

/** Time passes: past a lock, to the last moment of an order, or past it. */
export const letTimePass = defineCommand({
  name: "letTimePass",
  args: fc.record({
    ms: fc.constantFrom(1, MINUTE, 31 * MINUTE, 300 * MINUTE, 1440 * MINUTE - 1, 1440 * MINUTE),
  }),
  possible: (model, { ms }) => model.now + ms < model.startedAt + LONGEST_RUN_MS,
  predict(model, { ms }) {
    model.now += ms;
    return model.now;
  },
  async perform(system, { ms }) {
    system.backend.clock.advance(ms);
    return system.backend.clock.now();
  },
});
