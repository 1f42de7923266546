import { useEffect, useRef, useState } from "react";

/** Sends a file. `fraction` is 0 to 1. Rejects with an Error whose message is for the visitor. */
export type UploadFunction = (
  file: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<{ url: string }>;

/** Why an upload failed, for the visitor. */
export const failureText = (failure: unknown): string =>
  failure instanceof Error && failure.message ? failure.message : "上传失败，请重试";

type UploadState =
  | { phase: "idle" }
  | { phase: "sending"; file: File; fraction: number }
  | { phase: "failed"; file: File; message: string; canRetry: boolean };

interface UseUploadOptions {
  upload: UploadFunction;
  check?: (file: File) => string | null;
  onDone: (url: string) => void;
}

/** State of one upload. At most one runs at a time; leaving the page or starting another aborts it. */
export function useUpload({ upload, check, onDone }: UseUploadOptions) {
  const [state, setState] = useState<UploadState>({ phase: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ phase: "sending", file, fraction: 0 });
    try {
      const { url } = await upload(file, {
        signal,
        onProgress: (fraction) => {
          if (!signal.aborted) setState({ phase: "sending", file, fraction });
        },
      });
      if (signal.aborted) return;
      setState({ phase: "idle" });
      onDone(url);
    } catch (failure) {
      if (signal.aborted) return;
      setState({ phase: "failed", file, message: failureText(failure), canRetry: true });
    }
  };

  return {
    state,
    start: (file: File) => {
      const refusal = check?.(file) ?? null;
      if (refusal === null) void send(file);
      else setState({ phase: "failed", file, message: refusal, canRetry: false });
    },
    retry: () => {
      if (state.phase === "failed") void send(state.file);
    },
    reset: () => {
      running.current?.abort();
      setState({ phase: "idle" });
    },
  };
}
