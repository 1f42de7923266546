import type { ImgHTMLAttributes } from "react";

interface ScreenPictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src"> {
  light: string;
  dark: string;
  alt: string;
}

/** A picture of the product (scripts/build-screens.ts), dark in dark mode. */
export function ScreenPicture({ light, dark, alt, ...image }: ScreenPictureProps) {
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img {...image} src={light} alt={alt} />
    </picture>
  );
}
