import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { AlertDialog } from "~/ui/dialogs/alert-dialog";
import { CodeFailure } from "~/ui/dialogs/code-failure";
import { ConfirmDialog } from "~/ui/dialogs/confirm-dialog";
import { Dialog } from "~/ui/dialogs/dialog";
import { Drawer } from "~/ui/dialogs/drawer";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { OnceDialog } from "~/ui/dialogs/once-dialog";
import { TextField } from "~/ui/fields/text-field";
import { Row, Specimen, Specimens } from "./specimen";

const SIZES = ["sm", "md", "lg", "wide", "full"] as const;
const FORM = {
  isPending: false,
  isUploading: false,
  submit: (event: { preventDefault(): void }) => event.preventDefault(),
  forget: () => undefined,
};

/** app/ui/dialogs */
export function Dialogs() {
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const opener = (name: string) => (
    <Button key={name} onPress={() => setOpen(name)}>
      {name}
    </Button>
  );
  return (
    <Specimens title="对话框">
      <Specimen name="Dialog：大小" isWide>
        <Row>{SIZES.map(opener)}</Row>
        {SIZES.map((size) => (
          <Dialog key={size} title={`对话框 ${size}`} size={size} isOpen={open === size} onOpenChange={close}>
            对话框的内容
          </Dialog>
        ))}
      </Specimen>
      <Specimen name="AlertDialog、ConfirmDialog、FormDialog、OnceDialog、Drawer" isWide>
        <Row>{["提醒", "确认", "危险确认", "表单", "只显示一次", "右侧抽屉", "左侧抽屉"].map(opener)}</Row>
        <AlertDialog message="请先完成实名认证" isOpen={open === "提醒"} onClose={close} />
        <ConfirmDialog
          message="确定取消订单？"
          isOpen={open === "确认"}
          onOpenChange={close}
          onConfirm={close}
        />
        <ConfirmDialog
          message="确定删除商品？"
          isDanger
          isOpen={open === "危险确认"}
          onOpenChange={close}
          onConfirm={close}
        />
        <FormDialog title="添加跟进" form={FORM} isOpen={open === "表单"} submitLabel="保存" onClose={close}>
          <TextField label="内容" multiline />
        </FormDialog>
        {open === "只显示一次" ? (
          <OnceDialog title="密钥只显示一次" onClose={close}>
            关闭后不能再次查看
          </OnceDialog>
        ) : null}
        <Drawer title="右侧抽屉" isOpen={open === "右侧抽屉"} onOpenChange={close}>
          抽屉的内容
        </Drawer>
        <Drawer title="左侧抽屉" side="left" isOpen={open === "左侧抽屉"} onOpenChange={close}>
          抽屉的内容
        </Drawer>
      </Specimen>
      <Specimen name="CodeFailure" isWide>
        <CodeFailure onRetry={() => undefined} />
      </Specimen>
    </Specimens>
  );
}
