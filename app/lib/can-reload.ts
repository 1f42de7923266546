/**
 * Whether a page may load itself again: it is looked at, and the network is there. A load that fails would put the error
 * page in its place (ux.md U51).
 */
export const canReload = (): boolean => document.visibilityState === "visible" && navigator.onLine;
