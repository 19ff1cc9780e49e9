/** Name of the lock that a run of a model holds, in all tabs. */
export const MODEL_LOCK = "pusula-local-run";
