import type { getBalance, getCustomer } from "../../rest/account/customer";
import type { CallData } from "../../rest/rest-call";
import { splitAreaPath } from "../../rules/catalog/area-path";
import { yuanToFen } from "../../rules/money";
import { maskPhone } from "../../rules/phone";
import { builder } from "../builder";

/** Clean names for the documented 1 and 2 (SET-04). */
export const Gender = builder.enumType("Gender", {
  description: "Gender, where a customer says so.",
  values: { MALE: { value: 1, description: "男" }, FEMALE: { value: 2, description: "女" } } as const,
});

/** The signed-in customer's own profile. */
export const Customer = builder.objectRef<CallData<typeof getCustomer>>("Customer").implement({
  description: "A customer as they see themselves.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the customer." }),
    nickname: t.exposeString("nickname", { description: "Name shown in the header." }),
    phone: t.exposeString("username", { description: "Phone number that signs in, 11 digits." }),
    maskedPhone: t.string({
      description: "First three and last four digits of the phone, for showing.",
      resolve: (customer) => maskPhone(customer.username),
    }),
    alipayAccount: t.exposeString("cashOutAccountAlipay", {
      nullable: true,
      description: "Account of Alipay to which money is paid out; null when none is bound.",
    }),
    alipayRealName: t.exposeString("cashOutAlipayRealName", {
      nullable: true,
      description: "Name to which that account belongs; null when none is bound.",
    }),
    wechatNickname: t.exposeString("cashOutAccountWechatNickname", {
      nullable: true,
      description: "Nickname of the WeChat to which money is paid out; null when none is bound.",
    }),
    avatar: t.exposeString("avatar", { nullable: true, description: "Picture; null when none was chosen." }),
    email: t.exposeString("email", { nullable: true, description: "E-mail; null without one." }),
    gender: t.expose("gender", { type: Gender, nullable: true, description: "Gender; null when not said." }),
    areaPath: t.stringList({
      description: "Codes of province, city and district; empty when not said.",
      resolve: ({ areaCode }) => splitAreaPath(areaCode),
    }),
    address: t.exposeString("address", { nullable: true, description: "Address; null without one." }),
    hasPayPassword: t.exposeBoolean("hasPwd", { description: "Whether a payment password has been set." }),
    seesFirstSteps: t.boolean({
      description: "Whether the guide through the first order is still wanted.",
      resolve: ({ firstSteps }) => firstSteps ?? false,
    }),
  }),
});

/** The signed-in customer's money. */
export const Wallet = builder.objectRef<CallData<typeof getBalance>>("Wallet").implement({
  description: "The customer's money on the platform.",
  fields: (t) => ({
    balance: t.field({
      type: "Fen",
      description: "What can be spent now, in 分.",
      resolve: (wallet) => yuanToFen(wallet.balance),
    }),
    withdrawing: t.field({
      type: "Fen",
      nullable: true,
      description:
        "What is on its way to the customer's own account, in 分; null where the backend does not tell it.",
      resolve: ({ withdrawing }) => (withdrawing === null ? null : yuanToFen(withdrawing)),
    }),
  }),
});
