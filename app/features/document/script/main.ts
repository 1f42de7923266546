import { keepAccount } from "./account";
import { loadAhead } from "./ahead";
import { closeMenuOnLeaving } from "./menu";
import { revealSections } from "./reveal";
import { checkStartForm } from "./start-form";
import { showStreets } from "./streets";
import { keepStrips } from "./strips";

/**
 * The script of documents (docs/decisions/049): everything in them works without it. Each part looks for what it serves
 * and does nothing where that is missing.
 */
keepStrips();
revealSections();
checkStartForm();
closeMenuOnLeaving();
whenSeen(keepAccount);
whenSeen(loadAhead);
whenSeen(showStreets);

/** Runs when the page is visible: browsers render some pages ahead that are never seen. */
function whenSeen(work: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", work, { once: true });
  else work();
}
