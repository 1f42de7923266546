import { useState } from "react";

/**
 * The code that has proven who is there, from the first step on, and why it has to be proven again where the server did
 * not take it.
 */
export function useProvenIdentity() {
  const [code, setCode] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    /** Null until it is proven. */
    code,
    /** Of the first step. */
    failure,
    onProven: (proven: string) => {
      setFailure(null);
      setCode(proven);
    },
    onUnproven: (message: string) => {
      setFailure(message);
      setCode(null);
    },
  };
}
