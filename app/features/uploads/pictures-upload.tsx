import type { ComponentProps } from "react";
import { PicturesField } from "~/ui/uploads/pictures-field";
import { uploadIssue } from "../../../schema/rules/files/upload";
import { uploadPicture } from "./upload-picture";

type PicturesUploadProps = Omit<ComponentProps<typeof PicturesField>, "upload" | "check">;

const check = (file: File) => uploadIssue("image", file);

/**
 * Pictures of a signed-in customer: checked, compressed and stored when they are chosen (UPL-01, ux.md U22).
 */
export function PicturesUpload(props: PicturesUploadProps) {
  return <PicturesField {...props} upload={uploadPicture} check={check} />;
}
