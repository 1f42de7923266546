import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PhoneUploadDocument } from "~/features/phone-upload/phone-upload-queries";
import { PhoneUploads } from "~/features/phone-upload/phone-uploads";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { pageTitle } from "~/lib/page-title";
import { EmptyState } from "~/ui/feedback/empty-state";
import { UPLOAD_LINK_OVER } from "../../../schema/rules/files/upload-link";
import styles from "./upload.module.css";

export const meta: MetaFunction = () => [
  { title: pageTitle("上传图片") },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

/** What a link for pictures still takes; one that is over and one that never was look the same. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const link = /^[\da-f]{32}$/.test(token)
    ? (await context.graphql(PhoneUploadDocument, { token })).phoneUpload
    : null;
  return data({ token, link }, { status: link ? 200 : 404 });
}

/** The page behind the code that a phone has scanned: no sign-in is needed (ux.md U22). */
export default function PhoneUploadPage() {
  const { token, link } = useLoaderData<typeof loader>();
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.page}>
      {link ? (
        <>
          <header>
            <h1 className={styles.title}>上传图片</h1>
            <p className={styles.about}>图片会出现在“{link.merchantName}”电脑上正在填写的表单里。</p>
          </header>
          <PhoneUploads token={token} left={link.left} />
        </>
      ) : (
        <EmptyState isPage illustration="error" title="二维码已失效" description={UPLOAD_LINK_OVER} />
      )}
    </main>
  );
}
