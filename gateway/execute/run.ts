import {
  defaultFieldResolver,
  type ExecutionResult,
  type GraphQLError,
  getArgumentValues,
  getVariableValues,
  locatedError,
} from "graphql";
import { CollectedErrors } from "./collected-errors";
import { isPromise } from "./is-promise";
import { ResolveInfo } from "./resolve-info";
import type { FieldPlan, Path, Plan, Position, Selection } from "./types";

/** What one execution of a plan knows. */
export interface Run {
  readonly plan: Plan;
  readonly variables: Record<string, unknown>;
  /** What resolvers are given. */
  readonly context: unknown;
  readonly errors: CollectedErrors;
}

/** As many complaints about variables as graphql-js makes. */
const MAX_VARIABLE_ERRORS = 50;

/** Executes a plan with the answer that graphql-js would give (tests/unit/graphql/execute.test.ts). Never rejects. */
export async function runPlan(
  plan: Plan,
  variables: Readonly<Record<string, unknown>>,
  context: unknown,
): Promise<ExecutionResult> {
  const definitions = plan.operation.variableDefinitions ?? [];
  const { coerced, errors: refused } = getVariableValues(plan.schema, definitions, variables, {
    maxErrors: MAX_VARIABLE_ERRORS,
  });
  if (refused) return { errors: refused };

  const errors = new CollectedErrors();
  const run: Run = { plan, variables: coerced, context, errors };
  let data: Record<string, unknown> | null = null;
  try {
    data = await (plan.isSerial ? runSerially(plan.fields, run) : runFields(plan.fields, undefined, run));
  } catch (error) {
    // Fields throw located errors alone.
    errors.add(error as GraphQLError, undefined);
  }
  return errors.list.length === 0 ? { data } : { errors: errors.list, data };
}

type Answer = Record<string, unknown>;

/** The fields of an object side by side: an object with their values, or a promise of it. */
export function runFields(
  fields: Selection,
  source: unknown,
  run: Run,
  path?: Path,
): Answer | Promise<Answer> {
  const answer: Answer = {};
  let isPending = false;
  try {
    for (const field of fields) {
      const value = runField(field, source, run, path);
      answer[field.key] = value;
      if (isPromise(value)) isPending = true;
    }
  } catch (error) {
    if (!isPending) throw error;
    // What the other fields still wait for may fail too, and nobody else would look at it.
    return settled(answer).finally(() => {
      throw error;
    });
  }
  return isPending ? settled(answer) : answer;
}

async function runSerially(fields: Selection, run: Run): Promise<Answer> {
  const answer: Answer = {};
  for (const field of fields) answer[field.key] = await runField(field, undefined, run, undefined);
  return answer;
}

const settled = (answer: Answer): Promise<Answer> =>
  Promise.all(Object.values(answer)).then((values) => {
    const keys = Object.keys(answer);
    for (const [index, key] of keys.entries()) answer[key] = values[index];
    return answer;
  });

/** Resolvers change no arguments, so that fields without any share one object. */
const NO_ARGUMENTS = Object.freeze({});

function runField(field: FieldPlan, source: unknown, run: Run, prev: Path | undefined): unknown {
  const { definition, nodes, parentType } = field;
  const path = { prev, key: field.key, typename: parentType.name };
  const [node] = nodes;
  let value: unknown;
  try {
    const wanted =
      definition.args.length > 0 && node ? getArgumentValues(definition, node, run.variables) : NO_ARGUMENTS;
    const resolve = definition.resolve ?? defaultFieldResolver;
    value = resolve(source, wanted, run.context, new ResolveInfo(run, field, path));
  } catch (error) {
    return fail(error, field, run, path);
  }
  return finish(value, field, run, path);
}

/** Finishes a value that may be a promise; what fails becomes null here or is thrown on, as the type allows. */
export function finish(value: unknown, position: Position, run: Run, path: Path): unknown {
  try {
    const finished = isPromise(value)
      ? value.then((present) => position.complete(present, run, path))
      : position.complete(value, run, path);
    return isPromise(finished)
      ? finished.then(undefined, (error: unknown) => fail(error, position, run, path))
      : finished;
  } catch (error) {
    return fail(error, position, run, path);
  }
}

function fail(cause: unknown, { nodes, isNullable }: Position, { errors }: Run, path: Path): null {
  const error = locatedError(cause, nodes, keysOf(path));
  if (!isNullable) throw error;
  errors.add(error, path);
  return null;
}

function keysOf(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key);
  return keys.reverse();
}
