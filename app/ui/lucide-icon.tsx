import { createElement, type SVGProps } from "react";

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * Draws one icon of lucide-react. The build uses it in place of the package's own component (vite.config.ts), whose
 * contexts, aliases and name conversions are not needed here. Hidden from screen readers unless it has a name.
 */
export default function createLucideIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className, ...rest }: IconProps) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": rest["aria-label"] ? undefined : true,
        className: className ? `lucide ${className}` : "lucide",
        ...rest,
      },
      shapes,
    );
}
