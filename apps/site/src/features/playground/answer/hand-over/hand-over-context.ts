import { createContext } from "react";
import type { Draft } from "../../form/draft/draft.ts";
import type { TaskChoice } from "../../target/state/catalogue.ts";

/** How an output becomes the input of another task. */
export interface HandOverControls {
	readonly tasks: readonly TaskChoice[];
	/** Opens the form of a task with these fields in place of its example's; nothing is run. */
	readonly open: (task: string, fields: Draft) => void;
}

/** Set around the playground; undefined where outputs are only looked at. */
export const HandOverContext = createContext<HandOverControls | undefined>(undefined);
