import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Types into the open dialog that binds an account of Alipay: account, its owner's name, and the code (SAFE-06). */
export async function typeAlipay(
  user: UserEvent,
  { account = "13900139000", realName = "张三", code = "123456" } = {},
): Promise<void> {
  await user.type(screen.getByRole("textbox", { name: /支付宝账号/ }), account);
  await user.type(screen.getByRole("textbox", { name: /真实姓名/ }), realName);
  await user.type(screen.getByRole("textbox", { name: /短信验证码/ }), code);
}
