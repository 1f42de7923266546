import { Link, NavLink } from "@remix-run/react";
import { leadsToDocument } from "../../../schema/rules/content/public-pages";

interface NavigationLinkProps {
  entry: { label: string; to: string; isExternal?: boolean };
  className?: string;
  /** Marks the entry of the open page. */
  marksCurrent?: boolean;
}

/** A link of the site's navigation. A page below an entry, such as /about/contact, marks it as well. */
export function NavigationLink({ entry, className, marksCurrent = false }: NavigationLinkProps) {
  if (entry.isExternal) {
    return (
      <a href={entry.to} className={className} target="_blank" rel="noopener noreferrer">
        {entry.label}
      </a>
    );
  }
  const reloadDocument = leadsToDocument(entry.to);
  return marksCurrent ? (
    <NavLink to={entry.to} className={className} reloadDocument={reloadDocument}>
      {entry.label}
    </NavLink>
  ) : (
    <Link to={entry.to} className={className} reloadDocument={reloadDocument}>
      {entry.label}
    </Link>
  );
}
