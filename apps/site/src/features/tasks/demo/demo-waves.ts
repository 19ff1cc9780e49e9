import { TASK_INFO, type TaskId } from "@pusula/tasks";
import { decodeWav } from "../../../lib/media/decode-wav.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toPeaks } from "../../../lib/media/wave-shape.ts";

/** The demo sounds themselves, as data URLs: they are drawn while the site is built, and stay out of its pages. */
const SOUNDS = import.meta.glob<string>("../../../../demo/media/*/*.wav", {
	query: "?inline",
	import: "default",
	eager: true,
});

/** Strokes in the drawing of the longest sound of a demo. */
const STROKES = 96;

/** A demo sound as it is drawn. */
export interface DemoWave {
	readonly seconds: number;
	/** Loudest sample of each stretch, from 0 to 1. */
	readonly peaks: readonly number[];
	/** How many stretches as long the longest sound of the demo has: all of them are drawn in one scale of time. */
	readonly width: number;
}

/** The wave of a task's demo sound; undefined when the site does not have it. */
export function findDemoWave(task: TaskId, filename: string, locale: Locale): DemoWave | undefined {
	const wav = readDemoSound(task, filename);
	if (!wav) return undefined;
	const stretch = findLongest(task, locale) / STROKES;
	const seconds = wav.samples.length / wav.rate;
	const count = Math.max(1, Math.round(seconds / stretch));
	return { seconds, peaks: toPeaks(wav.samples, count), width: Math.max(count, STROKES) };
}

function findLongest(task: TaskId, locale: Locale): number {
	const { inputs, outputs } = TASK_INFO[task].demo[locale];
	const lengths = [...inputs, ...outputs].map((entry) => {
		const wav = entry.type === "audio" ? readDemoSound(task, entry.filename) : undefined;
		return wav ? wav.samples.length / wav.rate : 0;
	});
	return Math.max(...lengths);
}

function readDemoSound(task: TaskId, filename: string) {
	const url = SOUNDS[`../../../../demo/media/${task}/${filename}`];
	return url === undefined ? undefined : decodeWav(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
}
