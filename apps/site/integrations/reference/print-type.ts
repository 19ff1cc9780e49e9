import { METRIC_IDS } from "@pusula/metrics";
import { CALLABLE_TASKS, TASK_IDS } from "@pusula/tasks";

/** Types of ids by their texts in order, which TypeDoc writes in place of their names. */
const NAMED_UNIONS: ReadonlyMap<string, string> = new Map([
	[toKey(TASK_IDS), "TaskId"],
	[toKey(Object.keys(CALLABLE_TASKS)), "CallableTaskId"],
	[toKey(METRIC_IDS), "MetricId"],
]);

const UNION = /"[^"]+"(?: \| "[^"]+")+/g;

/** A type as TypeScript, with the names of ids in place of lists of them; `unknown` where there is none. */
export function printType(type: { toString: () => string } | undefined): string {
	return (type?.toString() ?? "unknown")
		.replaceAll("__namedParameters", "options") // TypeDoc's name for what is taken apart at once
		.replaceAll(UNION, (union) => NAMED_UNIONS.get(toKey(union.slice(1, -1).split('" | "'))) ?? union);
}

function toKey(ids: readonly string[]): string {
	return ids.toSorted().join(" ");
}
