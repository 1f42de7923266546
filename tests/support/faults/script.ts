/**
 * Text that every injected failure carries. The production bundles are searched for it
 * (tests/architecture/faults.test.ts).
 */
export const FAULT_MARKER = "zhuangda-fault-harness";

/** What becomes of a call that a fault hits; `proceed` makes the real call. */
export type Behaviour<Call, Answer> = (call: Call, proceed: () => Promise<Answer>) => Promise<Answer>;

interface Rule<Call, Answer> {
  readonly description: string;
  matches(call: Call): boolean;
  readonly behaviour: Behaviour<Call, Answer>;
  /** Matching calls to let pass first. */
  skip: number;
  /** Matching calls to hit after those. */
  hits: number;
}

/** The faults of one dependency, in the order they were written down, and the calls that it has seen. */
export class Script<Call, Answer> {
  /** Every call so far, hit or not. */
  readonly calls: Call[] = [];
  readonly #rules: Rule<Call, Answer>[] = [];

  add(rule: Rule<Call, Answer>): void {
    this.#rules.push(rule);
  }

  /** Makes a call, or lets the first fault that is due at it decide. */
  run(call: Call, proceed: () => Promise<Answer>): Promise<Answer> {
    this.calls.push(call);
    let due: Rule<Call, Answer> | undefined;
    for (const rule of this.#rules) {
      if (rule.hits === 0 || !rule.matches(call)) continue;
      if (rule.skip > 0) rule.skip -= 1;
      else due ??= rule;
    }
    if (!due) return proceed();
    due.hits -= 1;
    return due.behaviour(call, proceed);
  }

  /** Faults that have not happened as often as they should: a test whose fault never fires proves nothing. */
  unfired(): string[] {
    return this.#rules
      .filter((rule) => rule.hits > 0 && rule.hits !== Number.POSITIVE_INFINITY)
      .map((rule) => rule.description);
  }

  /** Forgets faults and calls. */
  clear(): void {
    this.#rules.length = 0;
    this.calls.length = 0;
  }
}
