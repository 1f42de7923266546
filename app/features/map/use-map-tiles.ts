import { useEffect, useState } from "react";
import { requestDeadline } from "~/lib/time-limits";
import { z } from "../../../schema/browser-zod";
import { MAP_SYSTEMS, MAP_TILES_PATH, type MapTiles } from "../../../schema/rules/catalog/map-tiles";

const settings = z.nullable(
  z.object({ url: z.string(), attribution: z.string(), system: z.enum(MAP_SYSTEMS) }),
);

/** Requested once in a document, and again after a failure. */
let asked: Promise<MapTiles | null> | undefined;

async function fetchTiles(): Promise<MapTiles | null> {
  const response = await fetch(MAP_TILES_PATH, {
    headers: { accept: "application/json" },
    signal: requestDeadline(),
  });
  return settings.parse(await response.json());
}

/** The tiles that maps may show; null without any, while loading, and without an answer (decision 048). */
export function useMapTiles(): MapTiles | null {
  const [tiles, setTiles] = useState<MapTiles | null>(null);
  useEffect(() => {
    let isGone = false;
    asked ??= fetchTiles();
    asked.then(
      (found) => {
        if (!isGone) setTiles(found);
      },
      () => {
        asked = undefined;
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return tiles;
}
