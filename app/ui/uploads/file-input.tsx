import { forwardRef } from "react";

interface FileInputProps {
  accept: string;
  multiple?: boolean;
  "aria-labelledby": string;
  onFiles(files: FileList): void;
}

/** The browser's file dialog, opened by our own button. The same file may be chosen twice. */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(function FileInput(
  { onFiles, ...rest },
  ref,
) {
  return (
    <input
      {...rest}
      ref={ref}
      type="file"
      hidden
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        if (currentTarget.files) onFiles(currentTarget.files);
        currentTarget.value = "";
      }}
    />
  );
});
