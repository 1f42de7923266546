import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useLatest } from "~/lib/use-latest";
import { menuPagesFor } from "../customer-area/menu";
import { useOffers } from "../customer-area/offers";
import { isQuiet } from "./is-quiet";
import { currentOpener, moveRow } from "./list-rows";
import { readKey, type ShortcutTool } from "./read-key";

/** The search field of a page, whose form may have further fields. */
const SEARCH_FIELD = "main input[type=search], main input[enterkeyhint=search]";

/** Handles the shortcuts of the customer area (ux.md U47). Renders nothing. */
export function KeyListener({ onTool }: { onTool: (tool: ShortcutTool) => void }) {
  const navigate = useNavigate();
  const pages = menuPagesFor(useOffers());
  const latest = useLatest({ navigate, onTool, pages });
  useEffect(() => {
    let goSince: number | null = null;
    const hear = (event: KeyboardEvent) => {
      if (isQuiet(event, document)) {
        goSince = null;
        return;
      }
      const answer = readKey(event, goSince, latest.current.pages);
      goSince = answer.goSince;
      const { command } = answer;
      if (command === null) return;
      event.preventDefault();
      if (command.do === "go") latest.current.navigate(command.to);
      else if (command.do === "row") moveRow(document, command.step);
      else if (command.do === "open") currentOpener(document)?.click();
      else if (command.do === "show") latest.current.onTool(command.tool);
      else focusSearch(() => latest.current.onTool("palette"));
    };
    // On the window, so that components of the page handle their own keys first.
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
  return null;
}

function focusSearch(otherwise: () => void): void {
  const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
  if (!field) {
    otherwise();
    return;
  }
  field.focus();
  field.select();
}
