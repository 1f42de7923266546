let count = 0;

/** A phone that no customer has. */
export const newPhone = () => `137${String(++count).padStart(8, "0")}`;

/** An address that no limit knows: limits outlive a test. */
export const newAddress = () => `198.51.${Math.floor(++count / 250)}.${(count % 250) + 1}`;
