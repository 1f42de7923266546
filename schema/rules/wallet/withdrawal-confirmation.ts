/** Page that WeChat opens for a payee to confirm a withdrawal; its last part is the secret of that withdrawal. */
export const confirmPath = (token: string): string => `/wechat/confirm/${token}`;

/** Whether a text can be such a secret. */
export const isConfirmToken = (text: string): boolean => /^[\da-f]{32}$/.test(text);
