import { lazyComponent } from "~/ui/lazy-component";

/**
 * Loaded with the first map when tiles are configured. If the code cannot be loaded, the drawing stays,
 * without an error.
 */
export const LazyStreetMap = lazyComponent(async () => (await import("./street-map")).StreetMap, null);
