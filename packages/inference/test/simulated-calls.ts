import { encodeWav } from "@pusula/tools/encode-wav";
import { CALLABLE_TASKS, TASK_EXAMPLES } from "@pusula/tasks";
import { PROVIDERS } from "../src/registry/generated/providers.ts";
import type { ClientTask } from "../src/types/task.ts";

/** The smallest PNG a strict service takes: one grey pixel. */
const PNG = Uint8Array.from(
	atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="),
	(letter) => letter.charCodeAt(0),
);

/** A picture as a caller passes it. */
const picture = new Blob([PNG], { type: "image/png" });
/** A recording as a caller passes it. */
/** A tenth of a second of silence. */
const recording = new Blob([encodeWav(new Float32Array(800), 8000)], { type: "audio/wav" });

/** What a caller sends for a task, from the catalogue's own examples. */
export function exampleArgs(task: ClientTask): object {
	return withFiles(TASK_EXAMPLES[CALLABLE_TASKS[task].schemas].tr[0].input) as object; // an object with other leaves
}

/** Every task of every provider. */
export const PAIRS = Object.values(PROVIDERS).flatMap(
	(provider) => Object.keys(provider.tasks).map((task) => ({ provider, task: task as ClientTask })), // keys of a provider's table
);

/** Example fields with the sample file's name replaced by a real file. */
function withFiles(value: unknown): unknown {
	if (typeof value === "string" && value.endsWith(".png")) return picture;
	if (typeof value === "string" && value.endsWith(".wav")) return recording;
	if (Array.isArray(value) || typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFiles(part)]));
}
