import { type FragmentType, getFragment, graphql } from "~/gql";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { type RouteFacts, type RouteStop, routeOf } from "./route";
import { StopDrawing, VanDrawing } from "./route-drawings";
import styles from "./route-picture.module.css";

const RouteTrackFragment = graphql(`
  fragment RouteTrack on WaybillTrack {
    steps { time text }
  }
`);

interface RoutePictureProps extends Omit<RouteFacts, "steps"> {
  track: FragmentType<typeof RouteTrackFragment> | null;
  /** Distance of the depot from the customer, km with two decimals; null when unknown (DETAIL-09). */
  distance: string | null;
}

/**
 * The route of the goods as a picture when there is no street map (decision 022): the carrier's newest steps,
 * the depot, the distance, the customer. In a row if there is room, in a column on a phone.
 */
export function RoutePicture({ track, distance, ...facts }: RoutePictureProps) {
  const { steps } = track ? getFragment(RouteTrackFragment, track) : { steps: [] };
  const stops = routeOf({ ...facts, steps });
  return (
    <div className={styles.picture}>
      <ol className={classNames(styles.way, stops.length > 1 && styles.long)} aria-label="物流路线">
        {stops.map((stop, index) => (
          <Stop
            key={`${stop.name} ${stop.text}`}
            stop={stop}
            next={stops[index + 1]}
            distance={stop.kind === "depot" ? distance : null}
          />
        ))}
      </ol>
    </div>
  );
}

interface StopProps {
  stop: RouteStop;
  /** The place after it; undefined for the last one. */
  next: RouteStop | undefined;
  distance: string | null;
}

function Stop({ stop, next, distance }: StopProps) {
  return (
    <li className={classNames(styles.stop, stop.kind === "step" && styles.step)}>
      <span className={classNames(styles.node, stop.isReached && styles.reached)}>
        <StopDrawing kind={stop.kind} />
      </span>
      {next ? (
        <span className={classNames(styles.line, next.isReached && styles.passed)}>
          {stop.isLeft ? (
            <span className={styles.van}>
              <VanDrawing />
              <VisuallyHidden>货物在途</VisuallyHidden>
            </span>
          ) : null}
        </span>
      ) : null}
      <div className={styles.words}>
        <p className={styles.name}>{stop.name}</p>
        {stop.text ? <p className={styles.text}>{stop.text}</p> : null}
        {stop.note ? <p className={styles.note}>{stop.note}</p> : null}
        {distance ? <p className={styles.distance}>{distance}</p> : null}
      </div>
    </li>
  );
}
