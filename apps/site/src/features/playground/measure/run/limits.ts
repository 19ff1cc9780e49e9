/** Most calls of one model under way. */
export const AT_ONCE = 3;

/** So many calls in a row with the same error stop a model: the others would end the same way. */
export const MOST_ALIKE = 5;
