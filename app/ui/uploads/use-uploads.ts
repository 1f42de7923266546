import { useEffect, useRef, useState } from "react";
import { useLatest } from "~/lib/use-latest";
import { failureText, type UploadFunction } from "./use-upload";

/** A file that is being sent, or that failed. */
export interface RunningUpload {
  readonly id: number;
  readonly file: File;
  /** 0 to 1. */
  readonly fraction: number;
  /** Why it failed; null while it is sent. */
  readonly failure: string | null;
  readonly canRetry: boolean;
}

interface UseUploadsOptions {
  upload: UploadFunction;
  /** Why a file is refused before it is sent, or null. */
  check?: (file: File) => string | null;
  onDone: (url: string) => void;
}

let nextId = 1;

/** State of several parallel uploads; leaving the page aborts them. */
export function useUploads({ upload, check, onDone }: UseUploadsOptions) {
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const onDoneRef = useLatest(onDone);
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (id: number, values: Partial<RunningUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const drop = (id: number) => {
    controllers.current.get(id)?.abort();
    controllers.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };

  const send = async (id: number, file: File) => {
    const controller = new AbortController();
    controllers.current.set(id, controller);
    const { signal } = controller;
    try {
      const { url } = await upload(file, {
        signal,
        onProgress: (fraction) => {
          if (!signal.aborted) change(id, { fraction });
        },
      });
      if (signal.aborted) return;
      drop(id);
      onDoneRef.current(url);
    } catch (error) {
      if (signal.aborted) return;
      change(id, { failure: failureText(error), canRetry: true });
    }
  };

  return {
    uploads,
    isSending: uploads.some(({ failure }) => failure === null),
    start(files: readonly File[]) {
      for (const file of files) {
        const id = nextId++;
        const failure = check?.(file) ?? null;
        setUploads((all) => [...all, { id, file, fraction: 0, failure, canRetry: false }]);
        if (failure === null) void send(id, file);
      }
    },
    retry({ id, file }: RunningUpload) {
      change(id, { fraction: 0, failure: null });
      void send(id, file);
    },
    drop,
  };
}
