/** Props of every dialog for an action of an order. It is open as long as it is rendered. */
export interface StepDialogProps {
  orderId: string;
  onClose(): void;
}
