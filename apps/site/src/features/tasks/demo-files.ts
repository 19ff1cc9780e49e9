import type { TaskId } from "@pusula/tasks";

const FILES = import.meta.glob<string>("../../../demo/*/*", {
	query: "?url",
	import: "default",
	eager: true,
});

/** The address of a task's demo file, or nothing when the site does not hold it. */
export function findDemoFile(task: TaskId, filename: string): string | undefined {
	return FILES[`../../../demo/${task}/${filename}`];
}
