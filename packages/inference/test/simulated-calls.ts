import { CALLABLE_TASKS, TASK_EXAMPLES } from "@pusula/tasks";
import { PROVIDERS } from "../src/generated/providers.ts";
import type { ClientTask } from "../src/types/task.ts";

/** The smallest PNG a strict service takes: one grey pixel. */
const PNG = Uint8Array.from(
	atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="),
	(letter) => letter.charCodeAt(0),
);

/** A picture as a caller passes it. */
const picture = new Blob([PNG], { type: "image/png" });
/** A recording as a caller passes it. */
const recording = new Blob([toWav()], { type: "audio/wav" });

/** What a caller sends for a task, from the catalogue's own examples. */
export function exampleArgs(task: ClientTask): object {
	return withFiles(TASK_EXAMPLES[CALLABLE_TASKS[task].schemas].tr[0].input) as object; // an object with other leaves
}

/** Every task of every provider. */
export const PAIRS = Object.values(PROVIDERS).flatMap(
	(provider) => Object.keys(provider.tasks).map((task) => ({ provider, task: task as ClientTask })), // keys of a provider's table
);

/** A tenth of a second of silence as 16-bit mono WAV at 8 kHz. */
function toWav(): Uint8Array<ArrayBuffer> {
	const samples = 800;
	const view = new DataView(new ArrayBuffer(44 + samples * 2));
	const text = (at: number, word: string): void => {
		for (let index = 0; index < word.length; index++) view.setUint8(at + index, word.charCodeAt(index));
	};
	text(0, "RIFF");
	view.setUint32(4, 36 + samples * 2, true);
	text(8, "WAVEfmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, 8000, true);
	view.setUint32(28, 16_000, true);
	view.setUint16(32, 2, true);
	view.setUint16(34, 16, true);
	text(36, "data");
	view.setUint32(40, samples * 2, true);
	return new Uint8Array(view.buffer);
}

/** Example fields with the sample file's name replaced by a real file. */
function withFiles(value: unknown): unknown {
	if (typeof value === "string" && value.endsWith(".png")) return picture;
	if (typeof value === "string" && value.endsWith(".wav")) return recording;
	if (Array.isArray(value) || typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFiles(part)]));
}
