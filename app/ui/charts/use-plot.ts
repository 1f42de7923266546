import { type RefObject, useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { formatMoney } from "~/lib/format";

/** The colours and the type of a page, as a canvas needs them. */
export interface PlotLook {
  colour(name: string): string;
  /** Grid, labels and type of an axis. */
  axis: uPlot.Axis;
}

/** Room for the amounts beside a plot, px. */
const AMOUNTS_WIDTH = 88;

/** The axis with amounts; the plot's values are 元. */
export const amountsAxis = ({ axis }: PlotLook): uPlot.Axis => ({
  ...axis,
  size: AMOUNTS_WIDTH,
  values: (_plot, splits) => splits.map((yuan) => formatMoney(yuan * 100)),
});

/** Where the legend reads: at the pointer, or at the newest value without one. */
const legendPlace = ({ data }: uPlot, place: number | null): number =>
  place ?? data[1]?.findLastIndex((value) => value !== null) ?? -1;

/** How the legend names a place of the x axis. */
export const legendLabel =
  (labels: readonly string[]): NonNullable<uPlot.Series["value"]> =>
  (plot, place: number | null) =>
    labels[legendPlace(plot, place)] ?? "—";

/** How the legend writes a value of a series. */
export const legendAmount: NonNullable<uPlot.Series["value"]> = (plot, _yuan, series, place) => {
  const yuan = plot.data[series]?.[legendPlace(plot, place)];
  return yuan == null ? "—" : formatMoney(Math.abs(yuan) * 100);
};

/**
 * Draws a plot as wide as its place, and again when the width or the theme changes.
 *
 * @param create must stay the same function while nothing changes
 */
export function usePlot(
  height: number,
  create: (look: PlotLook) => { options: Omit<uPlot.Options, "width" | "height">; data: uPlot.AlignedData },
): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const draw = () => {
      const { options, data } = create(lookOf(box));
      return new uPlot({ ...options, width: box.clientWidth, height }, data, box);
    };
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    let plot = draw();
    const again = () => {
      plot.destroy();
      plot = draw();
    };
    const watcher = new ResizeObserver(() => {
      if (box.clientWidth > 0) plot.setSize({ width: box.clientWidth, height });
    });
    watcher.observe(box);
    dark.addEventListener("change", again);
    return () => {
      watcher.disconnect();
      dark.removeEventListener("change", again);
      plot.destroy();
    };
  }, [height, create]);
  return place;
}

function lookOf(box: HTMLElement): PlotLook {
  const style = getComputedStyle(box);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`);
  return {
    colour,
    axis: {
      stroke: colour("text-secondary"),
      grid: { stroke: colour("line"), width: 1 },
      ticks: { show: false },
      font: `12px ${style.fontFamily}`,
    },
  };
}

/** As many of these labels as have room, the last one always; for `splits` of an axis. */
export function labelsThatFit(count: number, labelWidth: number): (plot: uPlot) => number[] {
  return ({ width }) => {
    const every = Math.ceil((count * labelWidth) / Math.max(1, width - AMOUNTS_WIDTH));
    return Array.from({ length: count }, (_, index) => index).filter(
      (index) => (count - 1 - index) % every === 0,
    );
  };
}
