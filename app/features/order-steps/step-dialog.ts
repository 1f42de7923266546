/** What every dialog that an action of an order opens is given. It is open as long as it is there. */
export interface StepDialogProps {
  orderId: string;
  onClose(): void;
}
