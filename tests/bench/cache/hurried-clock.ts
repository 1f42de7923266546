/** The path that puts the clock of the small form's site forward by as many ms as its body says. */
export const CLOCK_PATH = "/bench/clock";
