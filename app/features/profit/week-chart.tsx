import { useEffect, useRef } from "react";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { formatMoney } from "~/lib/format";
import styles from "./profit.module.css";

export interface Week {
  /** `2026-11-23` */
  monday: string;
  orders: number;
  /** 分 */
  charged: number;
  result: number;
}

const HEIGHT = 220;
/** Room for the amounts beside the chart, and for a day below it, px. */
const AXIS_WIDTH = 88;
const LABEL_WIDTH = 52;

/** What each week brought, as bars: above the line a profit, below it a loss. The same numbers stand in a table beside it. */
export function WeekChart({ weeks }: { weeks: readonly Week[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    let chart = draw(box, weeks);
    const again = () => {
      chart.destroy();
      chart = draw(box, weeks);
    };
    const watcher = new ResizeObserver(() => {
      if (box.clientWidth > 0) chart.setSize({ width: box.clientWidth, height: HEIGHT });
    });
    watcher.observe(box);
    dark.addEventListener("change", again);
    return () => {
      watcher.disconnect();
      dark.removeEventListener("change", again);
      chart.destroy();
    };
  }, [weeks]);
  return <div ref={place} className={styles.chart} aria-hidden="true" />;
}

function draw(box: HTMLElement, weeks: readonly Week[]): uPlot {
  const styleOf = getComputedStyle(box);
  const colour = (name: string) => styleOf.getPropertyValue(`--color-${name}`);
  const places = weeks.map((_, index) => index);
  const results = weeks.map(({ result }) => result / 100);
  const axis = {
    stroke: colour("text-secondary"),
    grid: { stroke: colour("line"), width: 1 },
    ticks: { show: false },
    font: `12px ${styleOf.fontFamily}`,
  };
  const bars = uPlot.paths.bars?.({ size: [0.5, 48] });
  const series = (label: string, fill: string): uPlot.Series => ({
    label,
    fill,
    stroke: fill,
    width: 0,
    points: { show: false },
    ...(bars ? { paths: bars } : {}),
  });
  return new uPlot(
    {
      width: box.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: [-0.6, Math.max(places.length, 4) - 0.4] },
        y: { range: (_chart, least, most) => [Math.min(0, least * 1.1), Math.max(1, most * 1.1)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          // As many days as can be read, the newest one always.
          splits: ({ width }) => {
            const every = Math.ceil((places.length * LABEL_WIDTH) / Math.max(1, width - AXIS_WIDTH));
            return places.filter((place) => (places.length - 1 - place) % every === 0);
          },
          values: (_chart, splits) =>
            splits.map((place) => weeks[place]?.monday.slice(5).replace("-", "/") ?? ""),
        },
        {
          ...axis,
          size: AXIS_WIDTH,
          values: (_chart, splits) => splits.map((yuan) => formatMoney(yuan * 100)),
        },
      ],
      series: [{}, series("盈利", colour("success")), series("亏损", colour("danger"))],
    },
    [
      places,
      results.map((yuan) => (yuan >= 0 ? yuan : null)),
      results.map((yuan) => (yuan < 0 ? yuan : null)),
    ],
    box,
  );
}
