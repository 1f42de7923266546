import { createContext, useContext } from "react";

interface Nonces {
  /** What inline scripts must carry to pass the page's content security policy. */
  readonly script?: string;
  /** The same for style elements, one of which a library adds in the browser: it reads this one from the document. */
  readonly style?: string;
}

/** The nonces of the page being rendered; the server puts them there, the browser has none (it hides nonces anyway). */
export const NonceContext = createContext<Nonces>({});

export const useNonces = (): Nonces => useContext(NonceContext);
