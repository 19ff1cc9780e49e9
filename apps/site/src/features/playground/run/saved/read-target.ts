import { CONNECTIONS } from "../../target/state/access.ts";
import { isObject } from "./decode-value.ts";
import type { SavedTarget } from "./saved-run.ts";

/** Longest name in a target, in characters. */
const LONGEST_NAME = 300;

/** The target that a value of unknown origin names; undefined where it names none, or a task that the site does not have. */
export function readTarget(value: unknown, tasks: readonly string[]): SavedTarget | undefined {
	if (!isObject(value)) return undefined;
	const task = tasks.find((id) => id === value["task"]);
	const connection = CONNECTIONS.find((one) => one === value["connection"]);
	const [provider, model, scenario] = [value["provider"], value["model"], value["scenario"]].map(
		(name = "") => (typeof name === "string" && name.length <= LONGEST_NAME ? name : undefined),
	);
	if (task === undefined || !connection || provider === undefined || model === undefined) return undefined;
	return { task, provider, model, scenario: scenario ?? "", connection };
}
