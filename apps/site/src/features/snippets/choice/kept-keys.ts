/** Where the choice of provider and form is kept in the browser. */
export const CHOICE_KEY = "pusula-snippet-choice";

/** Where the chosen clients are kept in the browser. */
export const CLIENT_KEY = "pusula-clients";
