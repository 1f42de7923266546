import { lazyComponent } from "../lazy-component";

/** Charts come after their page, which can do without them. */
export const LazyBarChart = lazyComponent(async () => (await import("./bar-chart")).BarChart, null);
export const LazyLineChart = lazyComponent(async () => (await import("./line-chart")).LineChart, null);
