/** What each number of stars means, from one star up (ACC-12). */
export const STAR_WORDS = ["非常差", "差", "一般", "好", "非常好"] as const;

/** Default number of stars (ACC-11, C-55). */
export const DEFAULT_STARS = 3;

/** Joiner of tag names on the wire; no tag holds one (C-57). */
export const TAG_JOINER = ",";

/** Limits of texts and pictures that a customer adds to an order (ACC-13, ACC-14, FOLLOW-01, FOLLOW-02). */
export const ORDER_TEXT_CHARS = 500;
export const ORDER_PICTURES = 8;
