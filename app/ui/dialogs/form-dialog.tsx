import { type FormEvent, type ReactNode, useId } from "react";
import { Button, type ButtonVariant } from "../buttons/button";
import { SubmitButton } from "../buttons/submit-button";
import { Dialog } from "./dialog";
import styles from "./form-dialog.module.css";
import { useEnterMeant } from "./use-enter-meant";

/** What the dialog needs to know of its form. */
interface DialogForm {
  /** It is being sent: it cannot be sent again, and the dialog stays open. */
  isPending: boolean;
  /** Pictures of the form are being uploaded: the form waits for them. */
  isUploading: boolean;
  /** Whether the form cannot be sent in its current state. */
  isDisabled?: boolean;
  submit(event: FormEvent): void;
  /** Called when it is cancelled. */
  forget(): void;
}

interface FormDialogProps {
  title: string;
  size?: "sm" | "md" | "lg";
  isOpen?: boolean;
  /** From `useForm`. */
  form: DialogForm;
  /** The fields. They show their errors themselves; the browser's validation is off. */
  children: ReactNode;
  submitLabel: string;
  submitVariant?: ButtonVariant;
  onClose(): void;
}

/**
 * A form in a dialog, sent by its button or by Enter. Escape and the closing button close it and keep the input under the
 * form's name (`keptAs`) until it is opened again (ux.md U37). 取消 deletes the input. A press outside closes nothing, and
 * nothing closes the dialog while the form is being sent. A form without a name keeps nothing, such as a password.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, size, isOpen = true, form, children, onClose } = props;
  const { isPending, isUploading, isDisabled = false } = form;
  const formId = useId();
  const enterMeant = useEnterMeant();
  const close = () => {
    if (!isPending) onClose();
  };
  const cancel = () => {
    form.forget();
    onClose();
  };
  return (
    <Dialog
      title={title}
      size={size}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={close}
      footer={
        <>
          <Button isDisabled={isPending} onPress={cancel}>
            取消
          </Button>
          <SubmitButton
            form={formId}
            variant={props.submitVariant}
            isPending={isPending}
            isUploading={isUploading}
            isDisabled={isDisabled}
          >
            {props.submitLabel}
          </SubmitButton>
        </>
      }
    >
      <form {...enterMeant} id={formId} onSubmit={form.submit} className={styles.form} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
