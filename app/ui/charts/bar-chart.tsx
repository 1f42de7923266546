import { useCallback } from "react";
import uPlot from "uplot";
import styles from "./chart.module.css";
import { amountsAxis, labelsThatFit, legendAmount, legendLabel, type PlotLook, usePlot } from "./use-plot";

export interface BarChartProps {
  /** One below each place. */
  labels: readonly string[];
  /** Bars of one meaning: above the line what is positive, below it what is negative; null for none; 分. */
  series: readonly {
    name: string;
    colour: "success" | "danger" | "accent";
    values: readonly (number | null)[];
  }[];
}

/** px */
const HEIGHT = 220;
/** Room for a character of a label, and between two labels, px. */
const CHARACTER_WIDTH = 9;
const LABEL_GAP = 8;
/** A few bars stand at the left instead of filling the width. */
const FEWEST_PLACES = 4;

/** Amounts as bars. The same numbers stand in a `ChartNumbers` beside it, for readers and for the keyboard. */
export function BarChart({ labels, series }: BarChartProps) {
  const create = useCallback((look: PlotLook) => plotOf(labels, series, look), [labels, series]);
  return <div ref={usePlot(HEIGHT, create)} className={styles.plot} aria-hidden="true" />;
}

function plotOf(labels: BarChartProps["labels"], series: BarChartProps["series"], look: PlotLook) {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  const bars = uPlot.paths.bars?.({ size: [0.5, 48] });
  const options: Omit<uPlot.Options, "width" | "height"> = {
    cursor: { drag: { x: false, y: false }, points: { show: false }, y: false },
    scales: {
      x: { time: false, range: [-0.6, Math.max(labels.length, FEWEST_PLACES) - 0.4] },
      y: { range: (_plot, least, most) => [Math.min(0, least * 1.1), Math.max(1, most * 1.1)] },
    },
    axes: [
      {
        ...look.axis,
        grid: { show: false },
        splits: labelsThatFit(labels.length, longest * CHARACTER_WIDTH + LABEL_GAP),
        values: (_plot, splits) => splits.map((place) => labels[place] ?? ""),
      },
      amountsAxis(look),
    ],
    series: [
      { label: "时间", value: legendLabel(labels) },
      ...series.map(
        ({ name, colour }): uPlot.Series => ({
          label: name,
          fill: look.colour(colour),
          stroke: look.colour(colour),
          width: 0,
          points: { show: false },
          value: legendAmount,
          ...(bars ? { paths: bars } : {}),
        }),
      ),
    ],
  };
  const data: uPlot.AlignedData = [
    labels.map((_, index) => index),
    ...series.map(({ values }) => values.map((fen) => (fen === null ? null : fen / 100))),
  ];
  return { options, data };
}
