/** Keys of web pushes that nothing but tests uses. */
export const PUSH_KEYS = {
  VAPID_PUBLIC_KEY: "BFoesDgj9LYJQ7V_-VV7HoLeeet93V5BLtvqP4iFhwdoaCchZAmMYCPjw1IbZzwd2H8NSVtSC6w83z7iYE7Kk_k",
  VAPID_PRIVATE_KEY: "UFjTMH4ZwPTPR00HWD320928Cire5WN4wcdyCB_4l4Y",
  VAPID_SUBJECT: "mailto:tests@example.com",
} as const;

/** With these browsers can subscribe, and no push leaves: it cannot be signed. */
export const UNUSABLE_PUSH_KEYS = { ...PUSH_KEYS, VAPID_PRIVATE_KEY: "none" } as const;
