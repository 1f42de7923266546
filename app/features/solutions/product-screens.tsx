import { ScreenPicture } from "~/features/public-page/screen-picture";
import bill from "~/features/public-page/screens/bill.webp";
import billDark from "~/features/public-page/screens/bill-dark.webp";
import sheet from "~/features/public-page/screens/import.webp";
import sheetDark from "~/features/public-page/screens/import-dark.webp";
import list from "~/features/public-page/screens/list.webp";
import listDark from "~/features/public-page/screens/list-dark.webp";
import styles from "./product-screens.module.css";
import type { ShownScreen } from "./solution";

/** Sizes of the pictures by scripts/build-screens.ts; px. */
const PICTURES = {
  list: { light: list, dark: listDark, width: 1120, height: 640 },
  import: { light: sheet, dark: sheetDark, width: 1120, height: 560 },
  bill: { light: bill, dark: billDark, width: 1120, height: 640 },
} as const satisfies Record<ShownScreen["picture"], object>;

/** Pictures of the product with descriptions. They load when they scroll into view. */
export function ProductScreens({ screens }: { screens: readonly ShownScreen[] }) {
  return (
    <ul className={styles.screens}>
      {screens.map(({ picture, title, text }) => (
        <li key={picture} className={styles.screen}>
          <ScreenPicture {...PICTURES[picture]} alt="" loading="lazy" className={styles.picture} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
