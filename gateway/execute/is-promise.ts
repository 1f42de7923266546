/** Whether a value is to be waited for. */
export const isPromise = <T>(value: T | PromiseLike<T>): value is PromiseLike<T> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
