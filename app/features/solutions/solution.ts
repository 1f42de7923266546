import type { PageDrawingName } from "~/features/illustrations/page-drawing";
import type { Point } from "~/features/public-page/point-list";

/** A picture of the product, with its description. */
export interface ShownScreen {
  picture: "list" | "import" | "bill";
  title: string;
  text: string;
}

/** The platform's offer for one group of users (PUB-18). */
export interface Solution {
  banner: {
    title: string;
    lead: string;
    drawing: PageDrawingName;
    action: { label: string; to: string };
  };
  problems: { title: string; lead: string; points: readonly Point[] };
  advantages: { title: string; lead: string; points: readonly Point[] };
  /** Pictures of the product. */
  screens?: { title: string; lead: string; shown: readonly ShownScreen[] };
  functions: { title: string; lead: string; rows: readonly { name: string; text: string }[] };
  join: { title: string; text: string; action: { label: string; to: string } };
}
