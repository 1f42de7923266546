import sheet from "~/features/illustrations/page-drawings.svg";

/** Icons of the second sheet. */
export type IconName =
  | "alert"
  | "badge"
  | "bell"
  | "camera"
  | "clock"
  | "external"
  | "file"
  | "package"
  | "phone"
  | "pin"
  | "search"
  | "shield"
  | "smartphone"
  | "star"
  | "truck"
  | "user"
  | "wallet"
  | "wrench";

/**
 * An icon whose name can come from a loader. It is a picture, so that a public page needs no script for it,
 * and is decoration.
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: 16 | 20 }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sheet}#icon-${name}`} />
    </svg>
  );
}
