/**
 * Shows a developer the stack of an error, in `extensions` of the answer and on the terminal. Visitors never
 * see it: no deployed Worker imports this.
 */
export function explainError(cause: unknown): { stack?: string } {
  if (!(cause instanceof Error) || !cause.stack) return {};
  console.error(cause.stack);
  return { stack: cause.stack };
}
