import { type FragmentType, getFragment, graphql } from "~/gql";
import type { RefusalFragment as Refused } from "~/gql/graphql";

/** Why the platform refused, as every mutation asks for it: `answer: doIt { __typename ...Refusal }`. */
const RefusalFragment = graphql(`
  fragment Refusal on BusinessError {
    code
    message
    field
  }
`);

/** Why something was refused: the platform's code and message (ERR-01), and the argument that it is about, if told. */
export type Refusal = Omit<Refused, "field"> & Partial<Pick<Refused, "field">>;

/** An answer that refuses. */
export type RefusedAnswer = { __typename: "BusinessError" } & FragmentType<typeof RefusalFragment>;

/** What a mutation answers: its result, or why there is none. */
export type Answer = { __typename: string } | RefusedAnswer;

/** The part of an answer that stands for success. */
export type Done<A extends Answer> = Exclude<A, RefusedAnswer>;

/** Why, of an answer that is known to be a refusal. */
export const refusalOf = (answer: RefusedAnswer): Refusal => getFragment(RefusalFragment, answer);

const isRefused = <A extends Answer>(answer: A): answer is Extract<A, RefusedAnswer> =>
  answer.__typename === "BusinessError";

/** Why it was refused, null after success. */
export const refusalIn = (answer: Answer): Refusal | null =>
  isRefused<Answer>(answer) ? refusalOf(answer) : null;
