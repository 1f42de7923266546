import { useState } from "react";

/**
 * The code of the first step that proves the customer's identity, and the reason when the server refused it
 * and the step is repeated.
 */
export function useProvenIdentity() {
  const [code, setCode] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    /** Null until it is proven. */
    code,
    /** The reason for repeating the first step. */
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
