import type fc from "fast-check";
import { expect } from "vitest";
import { expectAgreement } from "./agreement";
import type { Model } from "./model";
import type { System } from "./system";

/** A command, told twice: what the model does, and what the system does. */
interface CommandSpec<Args, Outcome> {
  readonly name: string;
  readonly args: fc.Arbitrary<Args>;
  /** Whether it makes sense now; it is left out where it does not. */
  possible(model: Model, args: Args): boolean;
  /** Changes the model and returns what the system must answer. Runs after `perform` has read its names. */
  predict(model: Model, args: Args): Outcome;
  /** Does it, and returns the answer. The model is as it was before: for names and keys only. */
  perform(system: System, args: Args, model: Readonly<Model>): Promise<Outcome>;
}

export type LedgerCommand = fc.Arbitrary<fc.AsyncCommand<Model, System>>;

/** After every command the answer is the predicted one, and the database agrees with the model. */
export function defineCommand<Args, Outcome>(spec: CommandSpec<Args, Outcome>): LedgerCommand {
  return spec.args.map((args) => ({
    check: (model) => spec.possible(model, args),
    async run(model, system) {
      const actual = await spec.perform(system, args, model);
      expect(actual, spec.name).toEqual(spec.predict(model, args));
      await expectAgreement(model, system);
    },
    toString: () => `${spec.name}(${JSON.stringify(args)})`,
  }));
}
