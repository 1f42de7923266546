import { lazyComponent } from "~/ui/lazy-component";

/** Comes with the first map where tiles are configured. Without its code the drawing stays: nothing to say about that. */
export const LazyStreetMap = lazyComponent(async () => (await import("./street-map")).StreetMap, null);
