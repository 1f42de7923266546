/** What an operation answers without an error. The `answer` of a mutation is null only beside an error. */
export type Answered<Result> = Result extends { answer: unknown }
  ? Omit<Result, "answer"> & { answer: NonNullable<Result["answer"]> }
  : Result;
