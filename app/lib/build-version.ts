import { createContext } from "react";

/** Version of Remix's manifest, for documents, which have none. Set on the server only. */
export const BuildVersionContext = createContext("");
