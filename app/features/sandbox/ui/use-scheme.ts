import { useEffect, useState } from "react";

export type Scheme = "system" | "light" | "dark";

const DARK = /prefers-color-scheme:\s*dark/;

/**
 * Shows the page light or dark independently of the browser's setting, using the style sheets' rules for
 * both.
 */
export function useScheme() {
  const [scheme, setScheme] = useState<Scheme>("system");
  useEffect(() => {
    if (scheme === "system") return;
    const { style } = document.documentElement;
    const rules = [...document.styleSheets]
      .flatMap(darkRules)
      .map(({ media }) => ({ media, is: media.mediaText }));
    for (const { media } of rules) media.mediaText = scheme === "dark" ? "all" : "not all";
    style.colorScheme = scheme;
    return () => {
      for (const { media, is } of rules) media.mediaText = is;
      style.colorScheme = "";
    };
  }, [scheme]);
  return { scheme, setScheme };
}

const darkRules = (sheet: CSSStyleSheet): CSSMediaRule[] =>
  [...sheet.cssRules].filter(
    (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && DARK.test(rule.media.mediaText),
  );
