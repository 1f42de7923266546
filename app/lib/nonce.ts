import { createContext, useContext } from "react";

/** The nonce of the page being rendered; the server puts it there, the browser has none (it hides nonces anyway). */
export const NonceContext = createContext<string | undefined>(undefined);

/** What inline scripts must carry to pass the page's content security policy. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
