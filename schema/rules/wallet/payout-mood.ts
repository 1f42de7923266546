/** How the sandbox's providers treat transfers: they pay, refuse, take their time, or pay and die before they answer. */
export const PAYOUT_MOODS = ["PAY", "REFUSE", "DELAY", "LOSE_ANSWER"] as const;
export type PayoutMood = (typeof PAYOUT_MOODS)[number];
