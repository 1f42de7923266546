import type { CascaderNode } from "~/ui/selects/cascader-nodes";
import { fetchInTime } from "./slow-answer";

/** The tree is the same for everybody and large: one load serves the whole visit of this browser tab. */
let loading: Promise<CascaderNode[]> | null = null;

/**
 * Province, city, district (PLACE-22, SET-06): the same for everybody, so a file that browsers keep, and no operation.
 * Throws what `fetchInTime` throws, and when there is no tree; the next call tries again.
 */
export function loadAreaTree(): Promise<CascaderNode[]> {
  loading ??= fetchAreaTree().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchAreaTree(): Promise<CascaderNode[]> {
  const response = await fetchInTime("/areas.json");
  if (!response.ok) throw new Error(`the area tree answered ${response.status}`);
  return response.json();
}
