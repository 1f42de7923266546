import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`, for which React would log a warning on the server. */
export const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
