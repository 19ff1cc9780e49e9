/** Anchor of the title: where the link past header and side lists leads. */
export const CONTENT_ID = "content";
