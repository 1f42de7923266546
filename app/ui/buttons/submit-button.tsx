import { Button, type ButtonProps } from "./button";

type SubmitButtonProps = Omit<ButtonProps, "type" | "onPress"> & {
  /** Files of the form are being uploaded: the button waits for them. */
  isUploading?: boolean;
};

/** Submits the form around it, or the one named by `form`. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isUploading = false, isDisabled = false, variant = "primary", children, ...rest } = props;
  return (
    <Button {...rest} type="submit" variant={variant} isDisabled={isDisabled || isUploading}>
      {isUploading ? "上传中" : children}
    </Button>
  );
}
