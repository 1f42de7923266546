import { signInCustomer } from "./support/account";
import { DEMO_PHONE, DEMO_STATE } from "./support/demo-state";
import { test as setup } from "./support/test";

setup("the demo customer signs in", async ({ page }) => {
  await signInCustomer(page, DEMO_PHONE);
  await page.context().storageState({ path: DEMO_STATE });
});
