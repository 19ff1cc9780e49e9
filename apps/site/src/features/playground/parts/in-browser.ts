/** False while the page's HTML is built, which leaves out what only shows when it is opened. */
export const IN_BROWSER = typeof document !== "undefined";
