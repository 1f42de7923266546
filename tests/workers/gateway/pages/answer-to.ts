import { expect } from "vitest";
import { createFakeBackend, type GraphQLAnswer, postOperation } from "../support";

/** What an operation of our own pages is answered; `answers` are those of the REST backend. */
export async function answerTo(
  name: string,
  variables: object,
  answers: Parameters<typeof createFakeBackend>[0],
): Promise<GraphQLAnswer["data"]> {
  const { answer } = await postOperation(createFakeBackend(answers), name, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
}
