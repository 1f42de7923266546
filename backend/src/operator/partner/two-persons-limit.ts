/** Above this two persons are needed where nothing else is configured, 元. */
const DEFAULT_YUAN = 2_000;

/** The most that one person may move alone, 分. @param setting PARTNER_TWO_PERSONS_ABOVE, 元 */
export const limitFromYuan = (setting: string | undefined): number =>
  Math.round((setting ? Number(setting) : DEFAULT_YUAN) * 100);
