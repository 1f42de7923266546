interface LatestRequestOptions<Input, Result> {
  /** How long input has to rest before it is sent, ms. */
  delayMs: number;
  run(input: Input, signal: AbortSignal): Promise<Result>;
  onResult(result: Result, input: Input): void;
  onError(error: unknown, input: Input): void;
}

export interface LatestRequest<Input> {
  /** Asks for `input` once nothing newer came for `delayMs`; whatever was under way no longer counts. */
  request(input: Input): void;
  /** Drops what is waiting or under way. */
  cancel(): void;
}

/** Debounced calls of which only the answer to the latest input is ever reported (ux.md U19). */
export function createLatestRequest<Input, Result>(
  options: LatestRequestOptions<Input, Result>,
): LatestRequest<Input> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const cancel = () => {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  };

  return {
    cancel,
    request(input) {
      cancel();
      timer = setTimeout(async () => {
        const controller = new AbortController();
        running = controller;
        try {
          const result = await options.run(input, controller.signal);
          if (!controller.signal.aborted) options.onResult(result, input);
        } catch (error) {
          if (!controller.signal.aborted) options.onError(error, input);
        }
      }, options.delayMs);
    },
  };
}
