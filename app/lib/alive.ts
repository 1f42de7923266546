/** Mark on the browser's timeline of the moment when React has taken a page over: until then only HTML answers. */
export const ALIVE = "page-alive";
