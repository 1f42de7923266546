import { useSearchParams } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { loadAreaTree } from "~/lib/area-tree";
import { useRead } from "~/lib/graphql/use-read";
import { useLatest } from "~/lib/use-latest";
import { useLoaded } from "~/lib/use-loaded";
import type { CascaderNode } from "~/ui/selects/cascader-nodes";
import { AreaServedDocument, AreaTipsDocument } from "./area-queries";

/** The choice: codes from the province down, and their names. */
interface ChosenPath {
  codes: readonly string[];
  names: readonly string[];
}

/**
 * The area tree when it is needed; until then only the chosen path, so that a restored draft shows its city
 * at once.
 */
export function useAreaTree(isWanted: boolean, chosen: ChosenPath) {
  const loaded = useLoaded<readonly CascaderNode[]>(isWanted ? "areas" : null, loadAreaTree);
  return { ...loaded, tree: loaded.data ?? chosenPathTree(chosen) };
}

function chosenPathTree({ codes, names }: ChosenPath): CascaderNode[] {
  return codes.reduceRight<CascaderNode[]>(
    (children, code, level) => [{ code, name: names[level] ?? code, children }],
    [],
  );
}

/** The path to the city in a link (`?areaCode=3301`, as from the home page); empty without one. */
export function useWantedCity(): readonly string[] {
  const [searchParams] = useSearchParams();
  const code = searchParams.get("areaCode") ?? "";
  return useMemo(() => (/^\d{4}$/.test(code) ? [code.slice(0, 2), code] : []), [code]);
}

/** Names along a path of codes. */
export function areaNamesAlong(tree: readonly CascaderNode[], path: readonly string[]): string[] {
  const [code, ...rest] = path;
  const node = tree.find((candidate) => candidate.code === code);
  return node ? [node.name, ...areaNamesAlong(node.children ?? [], rest)] : [];
}

/**
 * Checks whether the chosen area is served in the chosen category, after each change (PLACE-23). `onUnserved`
 * is called for the latest choice only, with the information whether the platform calls once the area is
 * served. A failed check is ignored, because placing the order checks again.
 */
export function useAreaServedCheck(
  goodsTypeId: string | null,
  areaCode: string | null,
  onUnserved: (takesWishes: boolean) => void,
) {
  const unserved = useLatest(onUnserved);
  const { data } = useRead(AreaServedDocument, goodsTypeId && areaCode ? { goodsTypeId, areaCode } : null, {
    pick: ({ areaServed, takesAreaWishes }) =>
      areaServed == null ? null : { isServed: areaServed, takesWishes: takesAreaWishes },
    requestPolicy: "network-only",
  });
  useEffect(() => {
    if (data && !data.isServed) unserved.current(data.takesWishes);
  }, [data]);
}

/** Tips for the chosen area; null without any, or when they cannot be read (PLACE-24). */
export function useAreaTips(areaCode: string | null): string | null {
  return useRead(AreaTipsDocument, areaCode ? { areaCode } : null, {
    pick: ({ areaTips }) => areaTips,
    requestPolicy: "cache-first",
    isOptional: true,
  }).data;
}
