import { MODALITIES, type ModalityEntry, type Task, type TaskId, TASKS } from "@pusula/tasks";
import type { Route } from "../../lib/urls/paths.ts";

/** Tasks of one modality, in the order of the catalogue. */
export interface TaskGroup {
	readonly modality: ModalityEntry;
	readonly tasks: readonly Task[];
}

/** All tasks, grouped by modality; groups and tasks in the order in which readers meet them. */
export function groupTasks(): readonly TaskGroup[] {
	const tasks = Object.values(TASKS).toSorted((a, b) => a.position - b.position);
	return MODALITIES.toSorted((a, b) => a.order - b.order).map((modality) => ({
		modality,
		tasks: tasks.filter((task) => task.modality === modality.id),
	}));
}

/** The tasks before and after a task in the order of `groupTasks`. */
export function findNeighbourTasks(id: TaskId): {
	readonly previous: Task | undefined;
	readonly next: Task | undefined;
} {
	const tasks = groupTasks().flatMap((group) => group.tasks);
	const index = tasks.findIndex((task) => task.id === id);
	return { previous: index > 0 ? tasks[index - 1] : undefined, next: tasks[index + 1] };
}

export function toTaskRoute(id: TaskId): Route {
	return `/tasks/${id}/`;
}

/** The page of all models that the page of a task names. */
export function toModelsRoute(id: TaskId): Route {
	return `/tasks/${id}/models/`;
}
