import { createContext, useContext } from "react";

interface Nonces {
  /** The nonce that inline scripts need to pass the page's content security policy. */
  readonly script?: string;
  /** The same for style elements. A library adds one in the browser and reads the nonce from the document. */
  readonly style?: string;
}

/** The nonces of the page being rendered. Set on the server only: browsers hide nonces from scripts. */
export const NonceContext = createContext<Nonces>({});

export const useNonces = (): Nonces => useContext(NonceContext);
