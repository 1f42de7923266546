import { Outlet } from "@remix-run/react";
import { DocumentAccount } from "~/features/document/document-account";
import { DocumentEnd } from "~/features/document/document-end";
import { documentHandle, loadDocument, loadNothing } from "~/features/document/document-page";
import { PublicFrame } from "~/features/site/public-frame";

/** Whatever stands in this frame is a document. */
export const handle = documentHandle;

export const loader = loadNothing;

export const clientLoader = loadDocument;

/** The public site around its pages that only are read. */
export default function PublicLayout() {
  return (
    <>
      <PublicFrame account={<DocumentAccount />}>
        <Outlet />
      </PublicFrame>
      <DocumentEnd />
    </>
  );
}
