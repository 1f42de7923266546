/**
 * What a developer is told of an error of which strangers learn nothing: its stack, in `extensions` of the answer and on
 * the terminal. No deployed Worker imports this.
 */
export function explainError(cause: unknown): { stack?: string } {
  if (!(cause instanceof Error) || !cause.stack) return {};
  console.error(cause.stack);
  return { stack: cause.stack };
}
