import { Button, type ButtonProps } from "./button";

type SubmitButtonProps = Omit<ButtonProps, "type" | "onPress"> & {
  /** Pictures of the form are on their way: it waits for them. */
  isUploading?: boolean;
};

/** Sends the form around it, or the one that `form` names. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isUploading = false, isDisabled = false, variant = "primary", children, ...rest } = props;
  return (
    <Button {...rest} type="submit" variant={variant} isDisabled={isDisabled || isUploading}>
      {isUploading ? "图片上传中" : children}
    </Button>
  );
}
