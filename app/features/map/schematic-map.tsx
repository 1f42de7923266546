import { type KeyboardEvent, type PointerEvent, useReducer, useRef } from "react";
import { Button } from "~/ui/buttons/button";
import { IconButton } from "~/ui/buttons/icon-button";
import { classNames } from "~/ui/class-names";
import { MapPin, Minus, Plus } from "~/ui/icons";
import type { MapPosition } from "../../../schema/rules/distance";
import foot from "./map-foot.module.css";
import { MapGround } from "./map-ground";
import type { MapMark } from "./map-mark";
import { MapSheet } from "./map-sheet";
import { changeMap, firstView, MAP_HEIGHT, MAP_WIDTH, type MapChange, type MapView } from "./map-view";
import tones from "./mark-tones.module.css";
import { MAX_ZOOM, MIN_ZOOM, toPixel } from "./projection";
import styles from "./schematic-map.module.css";

interface SchematicMapProps {
  label: string;
  /** At least one. */
  marks: readonly MapMark[];
  /** Draws a line between two of the marks, by their names. */
  way?: readonly [from: string, to: string];
}

const PAN_PX = 60;
const KEYS: Readonly<Record<string, MapChange>> = {
  ArrowLeft: { type: "pan", dx: -PAN_PX, dy: 0 },
  ArrowRight: { type: "pan", dx: PAN_PX, dy: 0 },
  ArrowUp: { type: "pan", dx: 0, dy: -PAN_PX },
  ArrowDown: { type: "pan", dx: 0, dy: PAN_PX },
  "+": { type: "zoom", by: 1 },
  "=": { type: "zoom", by: 1 },
  "-": { type: "zoom", by: -1 },
};

/**
 * Where places lie to each other, true to scale: a drawing of our own that asks no other server for anything. Zoom 5 to
 * 18, at first 10 (DETAIL-08); moved by dragging, buttons or keys.
 */
export function SchematicMap({ label, marks, way }: SchematicMapProps) {
  const points = marks.map(({ position }) => position);
  const [view, change] = useReducer(changeMap, points, firstView);
  const dragged = useRef<{ x: number; y: number } | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = KEYS[event.key];
    if (!wanted) return;
    event.preventDefault();
    change(wanted);
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = dragged.current;
    if (!from) return;
    const shrunk = MAP_WIDTH / event.currentTarget.clientWidth;
    change({ type: "pan", dx: (from.x - event.clientX) * shrunk, dy: (from.y - event.clientY) * shrunk });
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const drop = () => {
    dragged.current = null;
  };
  return (
    <div className={styles.map}>
      <div
        className={classNames(styles.view, tones.marks)}
        role="application"
        aria-label={`${label}，方向键移动，加减键缩放`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <MapGround view={view} />
        <Way marks={marks} view={view} way={way} />
        {marks.map((mark) => (
          <Mark key={mark.name} mark={mark} view={view} />
        ))}
      </div>
      <div className={styles.controls} role="toolbar" aria-label="地图操作">
        <IconButton
          label="放大地图"
          isRaised
          icon={<Plus size={20} />}
          isDisabled={view.zoom >= MAX_ZOOM}
          onPress={() => change({ type: "zoom", by: 1 })}
        />
        <IconButton
          label="缩小地图"
          isRaised
          icon={<Minus size={20} />}
          isDisabled={view.zoom <= MIN_ZOOM}
          onPress={() => change({ type: "zoom", by: -1 })}
        />
      </div>
      <div className={foot.line}>
        <span role="status">缩放级别 {view.zoom}</span>
        <Button size="sm" variant="ghost" onPress={() => change({ type: "fit", points })}>
          显示全部地点
        </Button>
        <span>位置为示意，不含道路</span>
      </div>
    </div>
  );
}

/** Where a position is in what is shown, in px of the map. */
function placeOf(position: MapPosition, view: MapView) {
  const { x, y } = toPixel(position, view.zoom);
  const center = toPixel(view.center, view.zoom);
  return { x: x - center.x + MAP_WIDTH / 2, y: y - center.y + MAP_HEIGHT / 2 };
}

function Mark({ mark, view }: { mark: MapMark; view: MapView }) {
  const { x, y } = placeOf(mark.position, view);
  return (
    <span
      className={styles.mark}
      data-tone={mark.tone}
      style={{ left: `${(x / MAP_WIDTH) * 100}%`, top: `${(y / MAP_HEIGHT) * 100}%` }}
    >
      <MapPin size={20} />
      <span className={styles.name}>{mark.name}</span>
    </span>
  );
}

function Way({ marks, view, way }: Pick<SchematicMapProps, "marks" | "way"> & { view: MapView }) {
  const [from, to] = (way ?? []).map((name) => marks.find((mark) => mark.name === name));
  if (!from || !to) return null;
  const [a, b] = [placeOf(from.position, view), placeOf(to.position, view)];
  return (
    <MapSheet>
      <line className={styles.way} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
    </MapSheet>
  );
}
