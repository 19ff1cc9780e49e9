import {
	type SchemaTaskId,
	type Task,
	TASK_EXAMPLES,
	TASK_INFO,
	TASK_LIBRARIES,
	TASK_SCHEMAS,
	TASKS,
} from "@pusula/tasks";
import { serves } from "../../facts/providers/first-provider.ts";
import { listProviders } from "../../facts/providers/provider-facts.ts";
import { toTaskRoute } from "../../facts/tasks/task-order.ts";
import { type Pages, toPages } from "./pages-of.ts";

/** A task in `/api/tasks`: catalogue entry, resources, its providers, and its pages. */
interface TaskEntry extends Omit<Task, "name" | "names"> {
	/** English name, as the hub calls this field. */
	readonly label: string;
	readonly names: Task["names"];
	readonly libraries: readonly string[];
	readonly providers: readonly string[];
	readonly pages: Pages;
}

/**
 * Every task by its id. A client that looks up the default model of a task reads `<id>.models[0].id`, so the site's own
 * URL serves as such a hub.
 */
export function listTaskEntries(site: URL | undefined): Readonly<Record<string, TaskEntry>> {
	return Object.fromEntries(Object.values(TASKS).map((task) => [task.id, toEntry(task, site)]));
}

/** One task: its entry, and the schemas and the examples of calls where there are any. */
export function describeTask(task: Task, site: URL | undefined): object {
	const schemas = hasSchemas(task.id) ? TASK_SCHEMAS[task.id] : undefined;
	const examples = Object.entries(TASK_EXAMPLES).find(([id]) => id === task.id)?.[1];
	return { ...toEntry(task, site), ...(schemas && { schemas }), ...(examples && { examples }) };
}

function toEntry({ name, ...task }: Task, site: URL | undefined): TaskEntry {
	return {
		label: name,
		...task,
		...TASK_INFO[task.id],
		libraries: TASK_LIBRARIES[task.id],
		providers: listProviders()
			.filter((provider) => serves(provider, task.id))
			.map(({ id }) => id),
		pages: toPages(toTaskRoute(task.id), site),
	};
}

function hasSchemas(id: string): id is SchemaTaskId {
	return Object.hasOwn(TASK_SCHEMAS, id);
}
