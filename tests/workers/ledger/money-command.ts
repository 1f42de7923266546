import type { TestBackend } from "../../support/orders/orders";

/** One command ready to run, always under the same key, by any backend over the same database. */
interface Prepared {
  run(backend: TestBackend): Promise<{ code: number; data: unknown }>;
  /** Whether anything of it is in the database; asserts that it is there once and whole, or not at all. */
  isDone(): Promise<boolean>;
}

/** A command that moves money or orders. Further ones join the list at the end. */
export interface MoneyCommand {
  readonly name: string;
  /** Text of a statement in the batch that commits it, and in no other batch. */
  readonly commits: RegExp;
  prepare(): Promise<Prepared>;
}
