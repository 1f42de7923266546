import { expect } from "vitest";
import { createFakeBackend, type GraphQLAnswer, postOperation } from "../support";
import { backendWith } from "./page-backend";

type Answers = Parameters<typeof createFakeBackend>[0];

/**
 * Sends an operation of our own pages.
 *
 * @param answers those of the REST backend; left out for one that knows every call
 */
export async function send(name: string, variables: object, answers?: Answers) {
  const backend = answers ? createFakeBackend(answers) : backendWith(1);
  const { answer } = await postOperation(backend, name, variables);
  expect(answer.errors).toBeUndefined();
  return { data: answer.data as GraphQLAnswer["data"], calls: backend.calls };
}

/** What an operation of our own pages is answered; see {@link send}. */
export const answerTo = async (...asked: Parameters<typeof send>): Promise<GraphQLAnswer["data"]> =>
  (await send(...asked)).data;

/** What an operation of our own pages sends with every request to `wanted`. */
export async function sentBy(name: string, variables: object, wanted: string): Promise<unknown[]> {
  const { calls } = await send(name, variables);
  return calls
    .filter(({ method, path }) => `${method} ${path}` === wanted)
    .map(({ query, body }) => ({ ...Object.fromEntries(query), ...(body as object | undefined) }));
}

/** The body of a table of ids, operation, variables, REST call, and what is sent with it. */
export async function sends(_ids: string, name: string, variables: object, call: string, sent: object) {
  expect(await sentBy(name, variables, call)).toEqual([sent]);
}

/** The body of a table of ids, operation, variables, and what its page shows. */
export const isAnswered =
  (answers?: Answers) =>
  async (_ids: string, name: string, variables: object, shown: object): Promise<void> =>
    expect(await answerTo(name, variables, answers)).toMatchObject(shown);
