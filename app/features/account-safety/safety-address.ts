/** Target of the link after a finished change. */
export const AFTER_CHANGE = { to: "/user/safety", label: "返回账户安全" } as const;
export const PASSWORD_PAGE = "/user/safety/password";
export const SESSIONS_PAGE = "/user/safety/sessions";
export const ACTIVITY_PAGE = "/user/safety/activity";
/** Keys for programs of the customer (decision 070). */
export const DEVELOPER_PAGE = "/user/developer";
