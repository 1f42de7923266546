import { useCallback } from "react";
import uPlot from "uplot";
import styles from "./chart.module.css";
import { amountsAxis, labelsThatFit, legendAmount, legendLabel, type PlotLook, usePlot } from "./use-plot";

interface LineChartProps {
  name: string;
  /** From the oldest to the newest; amounts in 分. */
  points: readonly { label: string; fen: number }[];
}

/** px */
const HEIGHT = 200;
/** Room for a label, px. */
const LABEL_WIDTH = 88;

/** An amount that keeps its value until it changes, as a stepped line. The same numbers stand in a `ChartNumbers` beside it. */
export function LineChart({ name, points }: LineChartProps) {
  const create = useCallback((look: PlotLook) => plotOf(name, points, look), [name, points]);
  return <div ref={usePlot(HEIGHT, create)} className={styles.plot} aria-hidden="true" />;
}

function plotOf(name: string, points: LineChartProps["points"], look: PlotLook) {
  const steps = uPlot.paths.stepped?.({ align: 1 });
  const options: Omit<uPlot.Options, "width" | "height"> = {
    cursor: { drag: { x: false, y: false }, y: false },
    scales: { x: { time: false }, y: { range: (_plot, _least, most) => [0, Math.max(1, most * 1.1)] } },
    axes: [
      {
        ...look.axis,
        grid: { show: false },
        splits: labelsThatFit(points.length, LABEL_WIDTH),
        values: (_plot, splits) =>
          splits.map((place) => points[place]?.label.slice(5).replace("-", "/") ?? ""),
      },
      amountsAxis(look),
    ],
    series: [
      { label: "时间", value: legendLabel(points.map(({ label }) => label)) },
      {
        label: name,
        stroke: look.colour("accent"),
        fill: look.colour("accent-tint"),
        width: 2,
        points: { show: false },
        value: legendAmount,
        ...(steps ? { paths: steps } : {}),
      },
    ],
  };
  const data: uPlot.AlignedData = [points.map((_, index) => index), points.map(({ fen }) => fen / 100)];
  return { options, data };
}
