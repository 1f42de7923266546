/** Label, placeholder and longest input of the carrier field. */
export const CARRIER_FIELD = {
  label: "物流公司",
  placeholder: "选填，输入名称或首字母，例如：德邦、dbwl",
  maxLength: 100,
} as const;
