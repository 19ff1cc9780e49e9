import type { StoreProblem } from "./store-problem.ts";

/** Event of the window: a run has ended, and the history has kept it, or could not. */
export const KEPT_EVENT = "pusula-run-kept";

/** Why the run was not kept; undefined where it was. */
export type KeptDetail = StoreProblem | undefined;
