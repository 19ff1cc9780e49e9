import { defaults } from "./defaults.ts";
import { messages } from "./error-messages.ts";
import { errors } from "./errors.ts";
import { inference } from "./inference.ts";
import { local } from "./local.ts";
import { measure } from "./measure.ts";
import { metrics } from "./metrics.ts";
import { bounds, shared } from "./shared.ts";
import { simulator } from "./simulator.ts";
import { snippets } from "./snippets.ts";
import { tasks } from "./tasks.ts";

export { bounds, messages };

/** The Turkish of the docstrings, by their English sentences. */
export const sentences: Readonly<Record<string, string>> = {
	...shared,
	...inference,
	...local,
	...metrics,
	...measure,
	...tasks,
	...snippets,
	...simulator,
	...errors,
	...defaults,
};
