import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { leadsToDocument } from "../../../schema/rules/content/public-pages";
import { classNames } from "../class-names";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button";
import styles from "./link-button.module.css";

interface LinkButtonProps extends Omit<LinkProps, "className"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  fullWidth?: boolean;
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({
  variant = "secondary",
  size = "md",
  icon,
  fullWidth = false,
  children,
  ...rest
}: LinkButtonProps) {
  const reloadDocument = rest.reloadDocument ?? (typeof rest.to === "string" && leadsToDocument(rest.to));
  return (
    <Link
      {...rest}
      reloadDocument={reloadDocument}
      className={classNames(buttonClass(variant, size, fullWidth), styles.link)}
    >
      {icon}
      {children}
    </Link>
  );
}
